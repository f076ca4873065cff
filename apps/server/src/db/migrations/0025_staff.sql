create table staff (
  id uuid not null,
  login_id text not null,
  name text not null,
  roles text[] not null,
  password_hash text,
  second_factor jsonb,
  last_code_step bigint,
  provider_subject text,
  disabled boolean not null default false,
  sessions_since timestamptz not null,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  constraint staff_id_unique primary key (id),
  constraint staff_login_id_unique unique (login_id),
  constraint staff_provider_subject_unique unique (provider_subject),
  constraint staff_login_id_lower check (login_id = lower(login_id)),
  constraint staff_roles_known check (roles <@ array['maker', 'checker', 'auditor', 'administrator'])
);

comment on table staff is 'Who may work at the desk. Rows stay: the audit log names them by id.';
comment on column staff.password_hash is 'argon2id; null until an invitation is accepted, and for staff of the identity provider.';
comment on column staff.second_factor is 'The sealed secret of the authenticator app; null until one is set up.';
comment on column staff.last_code_step is 'The time step of the last code that was taken: it and those before it are taken no more.';
comment on column staff.provider_subject is 'Who this is at the bank''s identity provider.';
comment on column staff.sessions_since is 'Sessions that began before this moment have ended.';

create table staff_invitations (
  token_hash bytea not null,
  staff_id uuid not null references staff (id),
  expires_at timestamptz not null,
  constraint staff_invitations_token_hash_unique primary key (token_hash),
  constraint staff_invitation_hash_is_sha256 check (octet_length(token_hash) = 32)
);

create index staff_invitations_by_staff on staff_invitations (staff_id);
create index staff_invitations_by_expiry on staff_invitations (expires_at);

comment on table staff_invitations is 'One-time links with which staff choose a password. Used, or past its time, the row is gone.';

create table staff_sign_ins (
  token_hash bytea not null,
  staff_id uuid not null references staff (id),
  new_second_factor jsonb,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  constraint staff_sign_ins_token_hash_unique primary key (token_hash),
  constraint staff_sign_in_hash_is_sha256 check (octet_length(token_hash) = 32)
);

create index staff_sign_ins_by_expiry on staff_sign_ins (expires_at);

comment on table staff_sign_ins is 'Sign-ins whose password was right and whose code is awaited.';
comment on column staff_sign_ins.new_second_factor is 'The sealed secret that the code is to prove, where none is set up yet.';

create table staff_sessions (
  id uuid not null,
  staff_id uuid not null references staff (id),
  token_hash bytea not null,
  way text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  provider_tokens jsonb,
  roles_read_at timestamptz,
  roles_asked_at timestamptz,
  constraint staff_sessions_id_unique primary key (id),
  constraint staff_sessions_token_hash_unique unique (token_hash),
  constraint staff_session_hash_is_sha256 check (octet_length(token_hash) = 32),
  constraint staff_session_way_known check (way in ('PASSWORD', 'PROVIDER')),
  constraint staff_session_of_the_provider_has_tokens
    check ((way = 'PROVIDER') = (provider_tokens is not null and roles_read_at is not null))
);

create index staff_sessions_by_staff on staff_sessions (staff_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

comment on column staff_sessions.token_hash is 'SHA-256 of the token that the desk holds.';
comment on column staff_sessions.provider_tokens is 'Sealed: what the identity provider gave, to ask it again for the roles.';
comment on column staff_sessions.roles_read_at is 'When the identity provider last told the roles.';
comment on column staff_sessions.roles_asked_at is 'When it was last asked for them: one call asks for all that come meanwhile.';

create table staff_provider_visits (
  state_hash bytea not null,
  sealed jsonb not null,
  expires_at timestamptz not null,
  constraint staff_provider_visits_state_hash_unique primary key (state_hash),
  constraint staff_provider_visit_hash_is_sha256 check (octet_length(state_hash) = 32)
);

create index staff_provider_visits_by_expiry on staff_provider_visits (expires_at);

comment on table staff_provider_visits is
  'Browsers that were sent to the identity provider and are not back yet. Each comes back once.';
comment on column staff_provider_visits.sealed is 'The nonce and the verifier that the answer must fit.';

create table staff_arrivals (
  code_hash bytea not null,
  sealed jsonb not null,
  expires_at timestamptz not null,
  constraint staff_arrivals_code_hash_unique primary key (code_hash),
  constraint staff_arrival_hash_is_sha256 check (octet_length(code_hash) = 32)
);

create index staff_arrivals_by_expiry on staff_arrivals (expires_at);

comment on table staff_arrivals is
  'Staff whom the identity provider has recognised and whose desk has not yet exchanged its one-time code.';
