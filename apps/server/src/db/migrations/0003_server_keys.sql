create table server_keys (
  purpose text not null,
  key bytea not null,
  created_at timestamptz not null default now(),
  constraint server_keys_one_per_purpose primary key (purpose),
  constraint server_keys_long_enough check (octet_length(key) >= 32)
);

comment on table server_keys is 'Secret keys that all server processes share, each created once by the first process that needs it.';
comment on column server_keys.purpose is 'What the key is for, and the only thing it may be used for.';
