alter table login_tries
  add column device_key bytea not null default '',
  drop constraint login_tries_login_key_unique,
  add constraint login_tries_once_for_each_side primary key (login_key, device_key),
  add constraint login_tries_device_key_is_sha256_or_empty check (octet_length(device_key) in (0, 32));

comment on table login_tries is
  'Wrong passwords in a row for each login id, whether it exists or not: one row for all strangers, one for each device that has signed in before. A right password takes the row away.';
comment on column login_tries.device_key is
  'SHA-256 of the cookie of a device that the customer has signed in with; empty for all others together.';
