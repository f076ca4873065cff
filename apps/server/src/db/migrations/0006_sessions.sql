create table sessions (
  id uuid not null,
  customer_id uuid not null,
  browser text not null,
  platform text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sessions_id_unique primary key (id),
  constraint sessions_belong_to_a_customer foreign key (customer_id) references customers (id) on delete cascade,
  constraint sessions_expire_after_start check (expires_at > started_at)
);

create index sessions_by_customer on sessions (customer_id, started_at);
create index sessions_by_expiry on sessions (expires_at);

comment on table sessions is
  'Where customers are signed in. A session that is ended is taken away, and its tokens with it.';
comment on column sessions.browser is 'The family, such as Chrome; never the whole user agent.';
comment on column sessions.expires_at is 'Fixed at sign-in: no refresh moves it. Rows past it are swept.';

create table session_tokens (
  refresh_hash bytea not null,
  access_hash bytea not null,
  session_id uuid not null,
  issued_at timestamptz not null,
  access_expires_at timestamptz not null,
  refreshed_at timestamptz,
  constraint session_tokens_refresh_hash_unique primary key (refresh_hash),
  constraint session_tokens_access_hash_unique unique (access_hash),
  constraint session_tokens_belong_to_a_session foreign key (session_id) references sessions (id) on delete cascade,
  constraint session_tokens_hashes_are_sha256 check (octet_length(refresh_hash) = 32 and octet_length(access_hash) = 32),
  constraint session_tokens_expire_after_issue check (access_expires_at > issued_at)
);

create index session_tokens_by_session on session_tokens (session_id);

comment on table session_tokens is
  'The pairs of tokens a session was given, the used ones included: a refresh token that comes back was stolen.';
comment on column session_tokens.refresh_hash is 'SHA-256 of the token; the token itself is known to its holder only.';
comment on column session_tokens.refreshed_at is 'When the refresh token was exchanged for the next pair; null while it is the latest.';

create table known_devices (
  customer_id uuid not null,
  browser text not null,
  platform text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint known_devices_once_for_each_customer primary key (customer_id, browser, platform),
  constraint known_devices_belong_to_a_customer foreign key (customer_id) references customers (id) on delete cascade
);

create index known_devices_by_last_use on known_devices (last_seen_at);

comment on table known_devices is
  'Kinds of devices a customer has signed in with: who signs in with another kind is told by e-mail.';

create table login_tries (
  login_key bytea not null,
  tries smallint not null,
  last_try_at timestamptz not null,
  constraint login_tries_login_key_unique primary key (login_key),
  constraint login_tries_login_key_is_sha256 check (octet_length(login_key) = 32)
);

create index login_tries_by_time on login_tries (last_try_at);

comment on table login_tries is
  'Wrong passwords in a row for each login id, whether it exists or not. A right password takes the row away.';
comment on column login_tries.login_key is 'Keyed hash (HMAC-SHA-256) of the login id.';
comment on column login_tries.last_try_at is 'Of the last password that was judged. Once no try is left, the lock counts from here.';
