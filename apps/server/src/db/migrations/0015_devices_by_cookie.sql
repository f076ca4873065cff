alter table known_devices add column token_hash bytea;
-- Nobody holds a token for what was known by its kind alone: it is told of once more, and forgotten in a year.
update known_devices set token_hash = sha256(convert_to(customer_id::text || browser || platform, 'UTF8'));
alter table known_devices
  alter column token_hash set not null,
  add constraint known_devices_token_hash_is_sha256 check (octet_length(token_hash) = 32),
  drop constraint known_devices_once_for_each_customer,
  add constraint known_devices_once_for_each_customer primary key (customer_id, token_hash, browser, platform);

comment on table known_devices is
  'Devices a customer has signed in with: who signs in with another one is told by e-mail. Two of the same make are two.';
comment on column known_devices.token_hash is 'SHA-256 of the random cookie that the device keeps.';

alter table sessions add column device_hash bytea, add column network text not null default '';
update sessions set device_hash = sha256(convert_to(id::text, 'UTF8'));
alter table sessions
  alter column device_hash set not null,
  alter column network drop default,
  add constraint sessions_device_hash_is_sha256 check (octet_length(device_hash) = 32);

comment on column sessions.device_hash is 'SHA-256 of the random cookie of the device, as in known_devices.';
comment on column sessions.network is 'Where the sign-in came from, as far as its owner needs it: 203.0.113.*, never the whole address.';
