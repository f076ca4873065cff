create table codes (
  ref text not null,
  purpose text not null,
  subject_id uuid not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  resends smallint not null default 0,
  sent_by_email boolean not null default false,
  tries smallint not null default 0,
  used_at timestamptz,
  constraint codes_ref_unique primary key (ref),
  constraint codes_one_for_each_purpose_and_subject unique (purpose, subject_id),
  constraint codes_purpose_known check (purpose in ('sign-up', 'reset', 'activation', 'existing-customer')),
  constraint codes_hash_is_sha256 check (octet_length(code_hash) = 32),
  constraint codes_expire_after_sending check (expires_at > sent_at)
);

create index codes_by_sending on codes (sent_at);

comment on table codes is
  'The code somebody was sent and has to give back, one for each purpose and subject. A row stays the same through all resends; a new request replaces it.';
comment on column codes.ref is 'What the wire calls the reference number.';
comment on column codes.subject_id is 'Whom the code is for: a registration, a customer, or nobody at all where that must not show.';
comment on column codes.code_hash is 'Keyed hash (HMAC-SHA-256) of purpose, subject, reference and code.';
comment on column codes.resends is 'How often the code was sent again by SMS since the request.';
comment on column codes.tries is 'How many guesses of the latest code were judged.';

create table allowances (
  holder_key bytea not null,
  counted_from timestamptz not null,
  taken integer not null,
  constraint allowances_holder_unique primary key (holder_key),
  constraint allowances_holder_key_is_sha256 check (octet_length(holder_key) = 32)
);

create index allowances_by_start on allowances (counted_from);

comment on table allowances is 'How much of something limited by time, such as messages to one number, was used up.';
comment on column allowances.holder_key is 'Keyed hash (HMAC-SHA-256) of what is limited and for whom.';
