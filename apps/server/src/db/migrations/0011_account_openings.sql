create table applications (
  authorization_req_id uuid not null,
  customer_id uuid not null references customers (id),
  account_class text not null,
  currency text not null,
  status text,
  step jsonb,
  revision integer not null default 0,
  created_at timestamptz not null,
  constraint applications_authorization_req_id_unique primary key (authorization_req_id),
  constraint one_application_per_class_and_currency unique (customer_id, account_class, currency),
  constraint application_status_known check (status in ('INIT', 'PENDING', 'APPROVED', 'REJECTED', 'COMPLETED'))
);

comment on table applications is 'For deposit accounts, at most one for each customer, class and currency.';
comment on column applications.status is 'Null until the customer has saved the first step.';
comment on column applications.step is 'How far the customer has come, as on the wire.';
comment on column applications.revision is 'Counts the saves, so that an older one from a second device is noticed.';

create table inbox_messages (
  id uuid not null,
  customer_id uuid not null references customers (id),
  type text not null,
  body jsonb not null,
  authorization_req_id uuid,
  action text,
  created_at timestamptz not null,
  constraint inbox_messages_id_unique primary key (id),
  constraint inbox_action_known check (action in ('Y', 'N')),
  constraint one_message_of_a_type_per_request unique (authorization_req_id, type)
);

create index inbox_messages_by_customer on inbox_messages (customer_id, created_at desc);

comment on table inbox_messages is 'What the bank has told a customer in the portal.';
comment on column inbox_messages.body is 'The values of the message; its words come from the catalogs, in the language of the reader.';
comment on column inbox_messages.action is 'Y while there is something left to ask for, N when there is not, null when there never was.';

create table account_openings (
  authorization_req_id uuid not null,
  customer_id uuid not null references customers (id),
  account_class text not null,
  currency text not null,
  branch_code text not null,
  services jsonb not null,
  deposit_from text,
  deposit_minor bigint,
  step text not null,
  cif_no text,
  account_number text,
  refusal text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  constraint account_openings_authorization_req_id_unique primary key (authorization_req_id),
  constraint opening_step_known check (step in ('account', 'deposit', 'services', 'tell', 'undo', 'done', 'refused')),
  constraint deposit_has_account_and_amount check ((deposit_from is null) = (deposit_minor is null)),
  constraint deposit_is_positive check (deposit_minor > 0),
  constraint opened_account_has_number check (step in ('account', 'refused') or account_number is not null),
  constraint account_has_customer_number check ((account_number is null) = (cif_no is null)),
  constraint only_the_refused_have_a_reason check ((refusal is not null) = (step in ('undo', 'refused'))),
  constraint only_the_ended_are_finished check ((finished_at is not null) = (step in ('done', 'refused')))
);

create index account_openings_by_due_time on account_openings (due_at) where finished_at is null;

comment on table account_openings is
  'The opening of an account, step by step: account, deposit, services, telling the customer. Each step is repeated until it is known to be done.';
comment on column account_openings.authorization_req_id is 'What the bank''s orders are named after, so that repeating one changes nothing.';
comment on column account_openings.step is 'The one to do next; undo closes the account again, because the bank refused a later step.';
comment on column account_openings.deposit_from is 'The account that pays the first deposit; null where none is due yet.';
comment on column account_openings.due_at is 'Before this moment nobody should try again.';
