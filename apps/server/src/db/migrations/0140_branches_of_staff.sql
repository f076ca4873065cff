-- Staff may be given some branches: they then see and decide nothing of the others.
alter table staff add column branch_scope jsonb;

comment on column staff.branch_scope is
  'The branches, and the states or regions with all their branches, that somebody works for. Null: all of them.';
