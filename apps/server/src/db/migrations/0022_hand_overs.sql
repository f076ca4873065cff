create table hand_overs (
  id uuid not null,
  authorization_req_id uuid not null references applications (authorization_req_id),
  customer_id uuid not null references customers (id),
  session_id uuid not null,
  id_type text not null,
  link_hash bytea not null,
  token_hash bytea,
  begun_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null,
  constraint hand_overs_id_unique primary key (id),
  constraint one_hand_over_per_application unique (authorization_req_id),
  constraint hand_overs_link_hash_unique unique (link_hash),
  constraint hand_overs_token_hash_unique unique (token_hash),
  constraint hand_overs_end_with_the_session foreign key (session_id) references sessions (id) on delete cascade,
  constraint hand_over_hashes_are_sha256 check (octet_length(link_hash) = 32 and octet_length(token_hash) = 32),
  constraint hand_over_id_type_known check (id_type in ('NID', 'PP', 'DL', 'SID', 'OTH')),
  constraint only_an_opened_hand_over_has_a_token check ((token_hash is null) = (opened_at is null))
);

create index hand_overs_by_expiry on hand_overs (expires_at);
create index hand_overs_by_session on hand_overs (session_id);

comment on table hand_overs is
  'Phones that may take the photos and the video of one application for a customer at a computer. Taken back, the row is gone.';
comment on column hand_overs.session_id is 'Of the computer: whoever signs out there, or is blocked, ends it.';
comment on column hand_overs.link_hash is 'SHA-256 of what the link carries; the link works once.';
comment on column hand_overs.token_hash is 'SHA-256 of the phone''s token; null until a phone has opened the link.';
comment on column hand_overs.expires_at is 'Of the link until it is opened, of the phone''s token afterwards. Rows past it are swept.';
