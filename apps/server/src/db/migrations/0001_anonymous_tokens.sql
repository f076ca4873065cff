create table anonymous_tokens (
  token_hash bytea not null,
  kind text not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint anonymous_tokens_hash_unique primary key (token_hash),
  constraint anonymous_tokens_hash_is_sha256 check (octet_length(token_hash) = 32),
  constraint anonymous_tokens_kind_known check (kind in ('visitor', 'reader')),
  constraint anonymous_tokens_expire_after_issue check (expires_at > issued_at)
);

create index anonymous_tokens_by_expiry on anonymous_tokens (expires_at);

comment on table anonymous_tokens is 'Tokens of callers who have not signed in.';
comment on column anonymous_tokens.token_hash is 'SHA-256 of the token; the token itself is known to its caller only.';
comment on column anonymous_tokens.kind is 'visitor: sign-up, login and reset; reader: reference lists.';
comment on column anonymous_tokens.expires_at is 'From this moment the token is refused; rows past it are swept.';
