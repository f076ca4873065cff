create table password_resets (
  ref_hash bytea not null,
  subject_id uuid not null,
  code_ref text not null,
  requested_at timestamptz not null,
  verified_at timestamptz,
  expires_at timestamptz not null,
  constraint password_resets_ref_hash_unique primary key (ref_hash),
  constraint password_resets_ref_hash_is_sha256 check (octet_length(ref_hash) = 32),
  constraint password_resets_expire_after_request check (expires_at > requested_at)
);

create index password_resets_by_subject on password_resets (subject_id);
create index password_resets_by_expiry on password_resets (expires_at);

comment on table password_resets is
  'Who asked for a new password. Each answer has a reference of its own, so that the code typed by one caller opens nothing for another who asked for the same login id.';
comment on column password_resets.ref_hash is 'SHA-256 of the reference; the reference itself is known to its caller only.';
comment on column password_resets.subject_id is 'The customer, or nobody at all where that must not show.';
comment on column password_resets.code_ref is 'The code this caller has to give back.';
comment on column password_resets.verified_at is 'From here on the reference may be exchanged for a new password, once.';
