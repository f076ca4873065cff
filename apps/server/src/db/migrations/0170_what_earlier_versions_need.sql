-- A version of the server that is older than the database goes on working, but for what a migration has taken away from it.
alter table migrations add column contract_after text;
comment on column migrations.contract_after is
  'Set by a migration that takes something away: the migration that a version of the server must know to do without it.';
