-- A customer who is asked to do something again has the application back, for that alone.
alter table applications
  add column correction jsonb,
  drop constraint application_status_known,
  add constraint application_status_known
    check (status in ('INIT', 'PENDING', 'INCOMPLETED', 'APPROVED', 'REJECTED', 'COMPLETED')),
  add constraint incompleted_has_a_correction check ((correction is not null) = (coalesce(status, '') = 'INCOMPLETED'));

drop index one_open_application_per_class_and_currency;
create unique index one_open_application_per_class_and_currency
  on applications (customer_id, account_class, currency)
  where status is null or status in ('INIT', 'PENDING', 'INCOMPLETED', 'APPROVED');

comment on column applications.correction is 'What the customer is asked to do again, since when and in which words; null when nothing is.';

-- What people who may be one person are found by. The rules are in modules/duplicates; null until they were applied.
alter table customers
  add column name_key text,
  add column wants_mail boolean not null default true;
create index customers_by_name_key on customers (birth_date, name_key);
create index customers_without_name_key on customers (id) where name_key is null;

comment on column customers.name_key is 'The name without honorifics, as it sounds: the same for every way to write it.';
comment on column customers.wants_mail is 'Whether news about requests comes by e-mail too; what concerns the security of the sign-in always does.';

alter table account_openings add column linked_to text;
comment on column account_openings.linked_to is
  'The bank''s number of the person whom the customer has proved to be; the bank then does not compare the phone.';

create table cases (
  authorization_req_id uuid not null references orders (authorization_req_id),
  customer_id uuid not null references customers (id),
  account_class text not null,
  branch_code text,
  identity_status text,
  status text not null,
  is_corrected boolean not null default false,
  revision integer not null default 0,
  handed_in_at timestamptz not null,
  held_by uuid references staff (id),
  held_since timestamptz,
  held_until timestamptz,
  constraint one_case_per_order primary key (authorization_req_id),
  constraint case_status_known
    check (status in ('WAITING', 'PROPOSED', 'CORRECTION', 'OPENING', 'COMPLETED', 'REJECTED')),
  constraint case_identity_known check (identity_status in ('VERIFIED', 'FAILED', 'SKIPPED', 'PENDING')),
  constraint case_held_whole check (num_nulls(held_by, held_since, held_until) in (0, 3)),
  constraint only_open_cases_are_held check (held_by is null or status in ('WAITING', 'PROPOSED'))
);

-- Each page of the queue is read in the order of one of these, and nothing is sorted.
create index cases_by_status on cases (status, handed_in_at, authorization_req_id);
create index cases_by_class on cases (status, account_class, handed_in_at, authorization_req_id);
create index cases_by_branch on cases (status, branch_code, handed_in_at, authorization_req_id);
create index cases_by_identity on cases (status, identity_status, handed_in_at, authorization_req_id);
create index cases_by_holder on cases (held_by, handed_in_at, authorization_req_id) where held_by is not null;

comment on table cases is 'Applications that were handed in, as the desk works on them.';
comment on column cases.revision is 'Counts what has changed: a decision is made on what was seen.';
comment on column cases.handed_in_at is 'The last time, where it came back corrected.';
comment on column cases.held_until is 'From then on anybody may take it.';

create table case_proposals (
  id uuid not null,
  authorization_req_id uuid not null references cases (authorization_req_id),
  kind text not null,
  reasons jsonb not null default '[]',
  items text[] not null default '{}',
  remark text,
  link_customer_no text,
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  state text not null default 'OPEN',
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decided_remark text,
  answered_at timestamptz,
  changed_items text[] not null default '{}',
  constraint case_proposals_id_unique primary key (id),
  constraint proposal_kind_known check (kind in ('APPROVE', 'REJECT', 'CORRECT')),
  constraint proposal_state_known check (state in ('OPEN', 'CONFIRMED', 'SENT_BACK', 'OUTDATED')),
  -- Two pairs of eyes, whatever a program says.
  constraint nobody_decides_on_their_own_proposal check (decided_by <> proposed_by),
  constraint proposal_decided_by_somebody check ((decided_by is not null) = (state in ('CONFIRMED', 'SENT_BACK'))),
  constraint proposal_decided_at_a_moment check ((decided_at is not null) = (state <> 'OPEN')),
  constraint rejection_has_reasons check ((kind = 'REJECT') = (jsonb_array_length(reasons) > 0)),
  constraint correction_has_items check ((kind = 'CORRECT') = (cardinality(items) > 0)),
  constraint link_is_approved_with_proof check (link_customer_no is null or (kind = 'APPROVE' and remark is not null))
);

create unique index one_open_proposal_per_case on case_proposals (authorization_req_id) where state = 'OPEN';
create index case_proposals_by_case on case_proposals (authorization_req_id, proposed_at desc);

comment on table case_proposals is 'What a maker wants to become of a case, and what a checker said to it.';
comment on column case_proposals.state is 'OUTDATED: something about the case changed before anybody decided.';
comment on column case_proposals.answered_at is 'Of a correction: when the customer handed the application in again.';
comment on column case_proposals.changed_items is 'Of a correction: what was not as it had been.';

create table case_events (
  id bigint generated always as identity,
  authorization_req_id uuid not null references cases (authorization_req_id),
  at timestamptz not null,
  action text not null,
  staff_id uuid references staff (id),
  facts jsonb not null default '{}',
  constraint case_events_id_unique primary key (id)
);

create index case_events_by_case on case_events (authorization_req_id, id);

comment on table case_events is 'The history of a case, for whoever works on it. What must not change is in the audit log.';

insert into cases (authorization_req_id, customer_id, account_class, branch_code, identity_status, status, handed_in_at)
select o.authorization_req_id, o.customer_id, a.account_class, o.record ->> 'BranchCode',
  nullif(o.record ->> 'IdentityStatus', ''),
  case a.status when 'APPROVED' then 'OPENING' when 'COMPLETED' then 'COMPLETED' when 'REJECTED' then 'REJECTED' else 'WAITING' end,
  o.created_at
from orders o join applications a using (authorization_req_id);
