-- An application that was rejected may be followed by another one; of those that are still open there is one.
alter table applications
  drop constraint one_application_per_class_and_currency,
  add column record jsonb not null default '{}',
  add column saved_at timestamptz,
  add column cleared_at timestamptz;

create unique index one_open_application_per_class_and_currency
  on applications (customer_id, account_class, currency)
  where status is null or status in ('INIT', 'PENDING', 'APPROVED');

create index applications_by_customer on applications (customer_id, created_at);

comment on table applications is 'For deposit accounts, at most one open one for each customer, class and currency.';
comment on column applications.record is 'What the customer has answered, as on the wire. Who they are stands in the profile.';
comment on column applications.cleared_at is 'When the bank last said that the customer may have such an account.';

create table application_saves (
  authorization_req_id uuid not null references applications (authorization_req_id),
  revision integer not null,
  save_key text,
  step text not null,
  session_id uuid not null,
  at timestamptz not null,
  constraint one_save_per_revision primary key (authorization_req_id, revision),
  constraint one_save_per_key unique (authorization_req_id, save_key)
);

comment on table application_saves is
  'Who saved which step when. A save that is tried again finds itself here, and is answered as it was.';
comment on column application_saves.save_key is 'The same for every try of one save; null where the client gives none.';
comment on column application_saves.session_id is 'The sign-in that saved it; sessions themselves are not kept.';

create table identity_checks (
  id uuid not null,
  authorization_req_id uuid not null references applications (authorization_req_id),
  status text not null,
  form_id text,
  form_key text,
  reasons jsonb not null default '[]',
  scores jsonb not null default '{}',
  created_at timestamptz not null,
  constraint identity_checks_id_unique primary key (id),
  constraint identity_status_known check (status in ('VERIFIED', 'FAILED', 'SKIPPED', 'PENDING'))
);

create index identity_checks_by_application on identity_checks (authorization_req_id, created_at desc);

comment on table identity_checks is
  'One row for each time an identity was checked, or the check was skipped; the latest counts.';
comment on column identity_checks.status is 'PENDING while the check waits for a verifier; the customer goes on meanwhile.';
comment on column identity_checks.reasons is 'Why it failed, or why a person must look.';

create table orders (
  authorization_req_id uuid not null references applications (authorization_req_id),
  customer_id uuid not null references customers (id),
  record jsonb not null,
  marks text[] not null,
  created_at timestamptz not null,
  constraint one_order_per_application primary key (authorization_req_id),
  constraint order_marks_known check (marks <@ array['known-person-other-phone', 'identity-not-verified'])
);

create index orders_by_customer on orders (customer_id, created_at desc);

comment on table orders is
  'Applications that were handed in, for the bank to decide. The status is that of the application.';
comment on column orders.record is 'The whole application as it was when it was handed in.';
comment on column orders.marks is 'What a member of staff has to look at before deciding.';
