create table audit_verifications (
  id uuid not null,
  staff_id text,
  from_number bigint not null,
  number bigint not null,
  hash bytea not null,
  last_entry_id bigint not null,
  fault text,
  broken_entry_id text,
  started_at timestamptz not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  finished_at timestamptz,
  shown_at timestamptz,
  constraint audit_verifications_id_unique primary key (id),
  constraint audit_verification_hash_is_sha256 check (octet_length(hash) = 32)
);

create index audit_verifications_unfinished on audit_verifications (due_at) where finished_at is null;

comment on table audit_verifications is 'How far the audit log has been verified, by whom, and what came of it.';
comment on column audit_verifications.staff_id is 'Who asked for it; null where the server looks at what is new.';
comment on column audit_verifications.from_number is 'The link it began after: 0 where it is of the whole log.';
comment on column audit_verifications.number is 'The last link that was found to stand, with its hash: where it goes on.';
comment on column audit_verifications.last_entry_id is 'Up to which entry each was found to have a link.';
comment on column audit_verifications.due_at is 'When somebody should look after it, because anyone who did may have been killed.';
comment on column audit_verifications.shown_at is 'When anyone who asked for it saw the outcome.';
