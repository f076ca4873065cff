create table card_tickets (
  ticket_hash bytea not null,
  token_hash bytea,
  customer_id uuid not null references customers (id),
  session_id uuid not null,
  expires_at timestamptz not null,
  constraint card_tickets_ticket_hash_unique primary key (ticket_hash),
  constraint card_tickets_token_hash_unique unique (token_hash),
  constraint card_tickets_end_with_the_session foreign key (session_id) references sessions (id) on delete cascade,
  constraint card_ticket_hashes_are_sha256 check (octet_length(ticket_hash) = 32 and octet_length(token_hash) = 32)
);

create index card_tickets_by_expiry on card_tickets (expires_at);
create index card_tickets_by_session on card_tickets (session_id);

comment on table card_tickets is
  'What the portal hands to its card pages, so that they act for a customer without the tokens of the session.';
comment on column card_tickets.ticket_hash is 'SHA-256 of the ticket, which is exchanged once.';
comment on column card_tickets.token_hash is 'SHA-256 of what it was exchanged for; null until then.';
comment on column card_tickets.expires_at is 'Of the ticket until it is exchanged, of the token afterwards. Rows past it are swept.';

create table card_applications (
  document_no uuid not null,
  customer_id uuid not null references customers (id),
  status text not null default 'DRAFT',
  answers jsonb not null,
  handed_in jsonb,
  requested_amount bigint,
  approved_amount bigint,
  remark text,
  is_corrected boolean not null default false,
  revision integer not null default 0,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  ordered_at timestamptz,
  handed_in_at timestamptz,
  ended_at timestamptz,
  constraint card_applications_document_no_unique primary key (document_no),
  constraint card_application_status_known check (status in
    ('DRAFT', 'PENDING', 'INCOMPLETED', 'INSUFFICIENT', 'APPROVED', 'REJECTED', 'CANCELED', 'DELIVERED')),
  constraint only_a_draft_was_never_handed_in check (
    (status = 'DRAFT') = (num_nulls(handed_in, requested_amount, ordered_at, handed_in_at) = 4)
    and num_nulls(handed_in, requested_amount, ordered_at, handed_in_at) in (0, 4)
  ),
  constraint approved_card_has_a_limit check (approved_amount is not null or status not in ('APPROVED', 'DELIVERED')),
  constraint no_more_is_approved_than_was_asked_for check (approved_amount between 1 and requested_amount),
  constraint only_the_ended_have_an_end check ((ended_at is not null) = (status in ('REJECTED', 'CANCELED', 'DELIVERED')))
);

create unique index one_open_card_application_per_customer on card_applications (customer_id)
  where status in ('DRAFT', 'PENDING', 'INCOMPLETED', 'INSUFFICIENT', 'APPROVED');
create index card_applications_by_customer on card_applications (customer_id, ordered_at desc, document_no desc);
create index card_applications_by_status on card_applications (status, handed_in_at, document_no);
-- What is to be erased is found without looking at what is not.
create index card_drafts_by_last_save on card_applications (saved_at) where status = 'DRAFT';
create index card_applications_by_end on card_applications (ended_at) where status in ('REJECTED', 'CANCELED');

comment on table card_applications is 'For credit cards: a draft until it is handed in, an order afterwards.';
comment on column card_applications.answers is 'As they were typed, whole or half done. Who applies stands in the profile.';
comment on column card_applications.handed_in is 'The whole application as it was when it was handed in last, in the words of the wire.';
comment on column card_applications.requested_amount is 'In whole kyats, as the amount that was approved.';
comment on column card_applications.remark is 'What staff say to the customer about it.';
comment on column card_applications.revision is 'Counts what has changed: a save or a decision is made on what was seen.';
comment on column card_applications.ordered_at is 'When it was handed in for the first time.';

create table card_application_saves (
  document_no uuid not null references card_applications (document_no),
  save_key text not null,
  revision integer not null,
  constraint one_card_save_per_key primary key (document_no, save_key)
);

comment on table card_application_saves is 'A save that is tried again finds itself here, and is answered as it was.';

create table card_documents (
  id uuid not null,
  document_no uuid not null references card_applications (document_no),
  customer_id uuid not null references customers (id),
  type text not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  upload_id uuid,
  created_at timestamptz not null,
  constraint card_documents_id_unique primary key (id),
  constraint an_upload_becomes_one_card_document unique (upload_id),
  constraint a_card_document_is_kept_once unique (document_no, type, name, sha256),
  constraint card_document_type_known check (type in ('ID_FRONT', 'ID_BACK', 'INCOME_PROOF', 'ADDRESS_PROOF', 'OTHER'))
);

comment on table card_documents is 'Photos of an application for a card. The file itself is sealed, under the id, where FILES_URL says.';
comment on column card_documents.name is 'What the customer calls it; never a part of any path.';

create table card_proposals (
  id uuid not null,
  document_no uuid not null references card_applications (document_no),
  kind text not null,
  limit_amount bigint,
  remark text,
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  state text not null default 'OPEN',
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decided_remark text,
  constraint card_proposals_id_unique primary key (id),
  constraint card_proposal_kind_known check (kind in
    ('INCOMPLETE', 'INSUFFICIENT', 'APPROVE', 'REJECT', 'CREATE', 'DELIVER', 'CANCEL')),
  constraint card_proposal_state_known check (state in ('OPEN', 'CONFIRMED', 'SENT_BACK', 'OUTDATED')),
  -- Two pairs of eyes, whatever a program says.
  constraint nobody_decides_on_their_own_card_proposal check (decided_by <> proposed_by),
  constraint card_proposal_decided_by_somebody check ((decided_by is not null) = (state in ('CONFIRMED', 'SENT_BACK'))),
  constraint card_proposal_decided_at_a_moment check ((decided_at is not null) = (state <> 'OPEN')),
  constraint only_an_approval_has_a_limit check ((kind = 'APPROVE') = (limit_amount is not null))
);

create unique index one_open_card_proposal_per_application on card_proposals (document_no) where state = 'OPEN';
create index card_proposals_by_application on card_proposals (document_no, proposed_at desc);

comment on table card_proposals is 'What a maker wants to become of an application for a card, and what a checker said to it.';
comment on column card_proposals.state is 'OUTDATED: something about the application changed before anybody decided.';

create table card_orders (
  id uuid not null,
  kind text not null,
  customer_id uuid not null references customers (id),
  document_no uuid references card_applications (document_no),
  card_id text,
  branch_code text,
  limit_minor bigint,
  linked_to text,
  remark text,
  ordered_by uuid references staff (id),
  step text not null default 'bank',
  card jsonb,
  refusal text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  constraint card_orders_id_unique primary key (id),
  constraint card_order_kind_known check (kind in ('ISSUE', 'CANCEL', 'RENEW')),
  constraint card_order_step_known check (step in ('bank', 'done', 'refused')),
  constraint card_order_is_whole check (case kind
    when 'ISSUE' then document_no is not null and limit_minor is not null
    when 'CANCEL' then document_no is not null and card_id is not null
    else document_no is null and card_id is not null and branch_code is not null end),
  constraint a_card_that_is_made_is_known check (step <> 'done' or kind = 'CANCEL' or card is not null),
  constraint only_refused_card_orders_have_a_reason check ((refusal is not null) = (step = 'refused')),
  constraint only_ended_card_orders_are_finished check ((finished_at is not null) = (step <> 'bank'))
);

create unique index one_card_order_at_a_time on card_orders (document_no) where step = 'bank';
create unique index one_card_is_made_for_an_application on card_orders (document_no) where kind = 'ISSUE' and step <> 'refused';
create unique index one_renewal_of_a_card on card_orders (customer_id, card_id) where kind = 'RENEW' and step <> 'refused';
create index card_orders_by_application on card_orders (document_no, created_at desc) where document_no is not null;
create index card_orders_by_customer on card_orders (customer_id, created_at desc, id desc) where kind = 'RENEW';
create index card_orders_by_due_time on card_orders (due_at) where finished_at is null;

comment on table card_orders is
  'What the bank is asked to do with a card. Repeated until it has answered; the bank knows the id and does it once.';
comment on column card_orders.card is 'What the bank made, as it told. The whole number never leaves the bank.';
comment on column card_orders.linked_to is 'The bank''s number for the customer when it was ordered: an order that is repeated stays the same.';
comment on column card_orders.remark is 'Of a card that is cancelled: what the customer is told.';
comment on column card_orders.ordered_by is 'Who confirmed it; null where the customer ordered it.';

alter table webhook_events
  drop constraint webhook_event_kind_known,
  add constraint webhook_event_kind_known check (kind in ('application', 'service', 'card'));
