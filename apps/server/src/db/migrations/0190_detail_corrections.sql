-- Who a customer is can be corrected: by the customer, whom staff have asked, or by two members of staff.
create table detail_corrections (
  id uuid not null,
  customer_id uuid not null references customers (id) on delete cascade,
  authorization_req_id uuid references applications (authorization_req_id) on delete set null,
  items text[] not null,
  before jsonb not null,
  after jsonb not null,
  reason text,
  digest_key bytea not null,
  proposed_by uuid references staff (id),
  proposed_at timestamptz not null,
  state text not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decided_remark text,
  bank text not null default 'NOT_NEEDED',
  refusal text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  finished_at timestamptz,
  constraint detail_corrections_id_unique primary key (id),
  constraint detail_correction_states_known check (state in ('OPEN', 'CONFIRMED', 'SENT_BACK', 'WITHDRAWN')),
  constraint detail_correction_by_two check (decided_by <> proposed_by),
  constraint detail_correction_of_staff_has_reason check (proposed_by is null or reason is not null),
  constraint detail_correction_confirmed_by_somebody check (
    state <> 'CONFIRMED' or proposed_by is null or decided_by is not null
  ),
  constraint detail_correction_bank_known check (bank in ('NOT_NEEDED', 'WAITING', 'DONE', 'REFUSED')),
  constraint detail_correction_digest_key_length check (octet_length(digest_key) = 32)
);
comment on column detail_corrections.authorization_req_id is 'The application with which staff asked the customer; null where staff correct.';
comment on column detail_corrections.before is 'By the fields of the sign-up, of what is corrected only.';
comment on column detail_corrections.digest_key is
  'Goes into the digest of the values that the audit log keeps: whoever erases the row leaves nothing to be guessed.';
comment on column detail_corrections.proposed_by is 'Null: the customer.';
comment on column detail_corrections.finished_at is 'Null while the bank has to be told of it.';

create index detail_corrections_of_customer on detail_corrections (customer_id, proposed_at desc);
create index detail_corrections_of_application on detail_corrections (authorization_req_id);
create unique index one_open_correction_of_each_customer on detail_corrections (customer_id) where state = 'OPEN';
create index open_detail_corrections on detail_corrections (proposed_at) where state = 'OPEN';
create index detail_corrections_for_the_bank on detail_corrections (due_at) where finished_at is null;

-- The code that proves a new phone number.
alter table codes
  drop constraint codes_purpose_known,
  add constraint codes_purpose_known
    check (purpose in ('sign-up', 'reset', 'activation', 'existing-customer', 'new-phone'));

-- The sandbox bank is told of it.
alter table bank_orders
  drop constraint bank_orders_kind_known,
  add constraint bank_orders_kind_known check (kind in
    ('opening', 'closing', 'transfer', 'charge', 'deposit', 'service', 'card', 'card-renewal', 'card-cancellation',
     'correction'));
