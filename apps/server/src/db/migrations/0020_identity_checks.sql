alter table identity_checks
  add column subject jsonb,
  add column attempts integer not null default 0,
  add column due_at timestamptz,
  add column judged_at timestamptz;

create index identity_checks_by_due_time on identity_checks (due_at) where due_at is not null;

comment on column identity_checks.status is
  'PENDING while the check waits for a verifier, and where a person must look; the customer goes on meanwhile.';
comment on column identity_checks.scores is 'What it was decided by, for whoever reviews it.';
comment on column identity_checks.subject is
  'Which photos and which video were checked, as what, and which way to turn the head was asked; null where the check was skipped.';
comment on column identity_checks.due_at is 'When somebody tries next; null once there is nothing more to try.';

create table identity_requests (
  id uuid not null,
  customer_id uuid not null references customers (id),
  authorization_req_id uuid references applications (authorization_req_id),
  head_turns text[] not null,
  video_id uuid,
  created_at timestamptz not null,
  constraint identity_requests_id_unique primary key (id),
  constraint one_request_per_video unique (video_id),
  constraint head_turns_known check (head_turns <@ array['left', 'right'])
);

create index identity_requests_by_customer on identity_requests (customer_id, created_at desc);

comment on table identity_requests is
  'Which way customers were told to turn the head in their video. Each holds for the first video that arrives after it.';
comment on column identity_requests.authorization_req_id is 'Null where the client does not say for which application it asks.';
comment on column identity_requests.video_id is 'The file that it was used for; a file may be gone, and is no reference.';
