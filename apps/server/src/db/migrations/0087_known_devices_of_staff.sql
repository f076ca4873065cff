create table known_staff_devices (
  staff_id uuid not null,
  token_hash bytea not null,
  last_seen_at timestamptz not null,
  constraint known_staff_devices_once_for_each_person primary key (staff_id, token_hash),
  constraint known_staff_devices_belong_to_staff foreign key (staff_id) references staff (id),
  constraint known_staff_devices_hash_is_sha256 check (octet_length(token_hash) = 32)
);

create index known_staff_devices_by_last_use on known_staff_devices (last_seen_at);

comment on table known_staff_devices is
  'Devices on which staff have signed in with both factors: what strangers try in their name does not lock these out.';
comment on column known_staff_devices.token_hash is 'SHA-256 of the cookie that the device keeps.';
