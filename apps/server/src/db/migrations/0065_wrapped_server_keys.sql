alter table server_keys
  add column wrapped_by text,
  add column fingerprint bytea,
  add constraint server_keys_wrapped_wholly check ((wrapped_by is null) = (fingerprint is null)),
  add constraint server_keys_fingerprint_is_sha256 check (octet_length(fingerprint) = 32);

comment on column server_keys.key is 'Sealed by a secret that is not in the database (AES-256-GCM: nonce, tag, key).';
comment on column server_keys.wrapped_by is 'Which secret opens it: the beginning of its SHA-256. Null where a key was kept before there was any.';
comment on column server_keys.fingerprint is 'SHA-256 of the key itself: stays when it is sealed anew by another secret.';
