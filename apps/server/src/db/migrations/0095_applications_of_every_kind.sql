-- Applications of every kind stand in the same tables. What only one kind has stands in `terms`, as the kind defines it.

-- What the portal's figures count are applications for accounts.
drop trigger applications_are_counted on applications;
drop trigger applications_are_counted_anew on applications;

alter table applications
  add column kind text,
  add column ended_at timestamptz,
  alter column account_class drop not null,
  alter column currency drop not null,
  drop constraint application_status_known,
  drop constraint incompleted_has_a_correction;

update applications set
  kind = case when step ->> 'baseRoute' ~ '^/?(create-etb-account|etbAccount)(/|$)' then 'existing-customer' else 'account' end,
  ended_at = case when status in ('REJECTED', 'COMPLETED') then greatest(
    created_at,
    (select max(at) from case_events event where event.authorization_req_id = applications.authorization_req_id
      and event.action in ('application.rejected', 'application.completed')),
    (select max(decided_at) from case_proposals proposal
      where proposal.authorization_req_id = applications.authorization_req_id),
    (select max(finished_at) from account_openings opening
      where opening.authorization_req_id = applications.authorization_req_id)
  ) end;

alter table applications alter column kind set not null;

comment on table applications is 'Of every kind. At most one that has not ended for each customer and what it is for.';
comment on column applications.kind is 'The definition in packages/contract/src/kinds that it follows.';
comment on column applications.status is 'Null or INIT until it is submitted, then one of its kind.';
comment on column applications.record is 'What the customer has answered. Who they are stands in the profile.';
comment on column applications.revision is 'Counts the customer''s saves; what the desk decides on is counted by cases.revision.';
comment on column applications.ended_at is 'Since when nothing of it changes any more.';

drop index one_open_application_per_class_and_currency;
create unique index one_open_application_for_the_same on applications
  (customer_id, coalesce(account_class, kind), coalesce(currency, '')) where ended_at is null;

drop index applications_rejected_by_time;
create index applications_by_end on applications (ended_at) where ended_at is not null;
drop index applications_to_correct_by_last_save;
create index applications_to_correct_by_last_save on applications (coalesce(saved_at, created_at))
  where correction is not null;
drop index applications_by_time;
create index applications_by_time on applications (created_at) include (customer_id, status, saved_steps)
  where account_class is not null;

alter table application_saves alter column session_id drop not null;

alter table application_files
  add column stored_name text,
  drop constraint one_file_of_a_type_per_application,
  drop constraint application_file_type_known;
update application_files set stored_name = 'application-files/' || id;
alter table application_files
  alter column stored_name set not null,
  add constraint a_file_is_kept_once unique (authorization_req_id, type, name, sha256);

comment on table application_files is 'Photos, videos and documents of an application. The file itself is encrypted where FILES_URL says.';
comment on column application_files.stored_name is 'Under which it lies there; the encryption is bound to it.';

alter table orders
  add column service_type text,
  add column terms jsonb not null default '{}';
comment on column orders.service_type is 'Null for a deposit account.';
comment on column orders.terms is 'What was asked for and what the bank has granted, by the kind.';

alter table cases
  add column queue text,
  add column application_status text,
  alter column account_class drop not null;
update cases set queue = 'cases', application_status = coalesce(application.status, 'PENDING')
from applications application where application.authorization_req_id = cases.authorization_req_id;
alter table cases
  alter column queue set not null,
  alter column application_status set not null;
comment on column cases.queue is 'The list in which the desk reads it.';

drop index cases_by_status;
drop index cases_by_class;
drop index cases_by_branch;
drop index cases_by_identity;
create index cases_by_status on cases (queue, status, handed_in_at, authorization_req_id);
create index cases_by_application_status on cases (queue, application_status, handed_in_at, authorization_req_id);
create index cases_by_class on cases (queue, status, account_class, handed_in_at, authorization_req_id);
create index cases_by_branch on cases (queue, status, branch_code, handed_in_at, authorization_req_id);
create index cases_by_identity on cases (queue, status, identity_status, handed_in_at, authorization_req_id);

alter table case_proposals
  add column terms jsonb not null default '{}',
  drop constraint proposal_kind_known,
  drop constraint rejection_has_reasons,
  drop constraint correction_has_items,
  drop constraint link_is_approved_with_proof,
  drop constraint proposal_state_known,
  add constraint proposal_state_known check (state in ('OPEN', 'CONFIRMED', 'SENT_BACK', 'OUTDATED', 'WITHDRAWN'));
update case_proposals set terms = jsonb_build_object('linkCustomerNo', link_customer_no) where link_customer_no is not null;
alter table case_proposals drop column link_customer_no;
comment on column case_proposals.terms is 'What is proposed besides, by the kind: a limit, a link to a customer the bank knows.';
comment on column case_proposals.state is
  'OUTDATED: something about the case changed before anybody decided. WITHDRAWN: the maker took it back.';

-- Cards come over from tables of their own.
insert into applications (authorization_req_id, customer_id, kind, status, revision, record, correction, created_at, saved_at, ended_at)
select card.document_no, card.customer_id, 'card', case card.status when 'DRAFT' then 'INIT' else card.status end,
  card.revision, card.answers,
  case when card.status in ('INCOMPLETED', 'INSUFFICIENT') then jsonb_build_object(
    'items', '[]'::jsonb, 'remark', card.remark, 'revision', card.revision, 'fileIds', '[]'::jsonb,
    'askedAt', to_char(coalesce((
      select max(decided_at) from card_proposals proposal
      where proposal.document_no = card.document_no and proposal.state = 'CONFIRMED'
    ), card.handed_in_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) end,
  card.created_at, card.saved_at, card.ended_at
from card_applications card;

insert into application_saves (authorization_req_id, revision, save_key, step, at)
select save.document_no, save.revision, save.save_key, '', card.saved_at
from card_application_saves save join card_applications card on card.document_no = save.document_no;

insert into application_files (id, authorization_req_id, customer_id, type, name, media_type, size_bytes, sha256, upload_id, created_at, stored_name)
select id, document_no, customer_id, type, name, media_type, size_bytes, sha256, upload_id, created_at, 'card-documents/' || id
from card_documents;

insert into orders (authorization_req_id, customer_id, record, marks, created_at, service_type, terms)
select document_no, customer_id, handed_in, '{}', ordered_at, 'CREDITCARD',
  jsonb_strip_nulls(jsonb_build_object('requested', requested_amount, 'limit', approved_amount))
from card_applications where status <> 'DRAFT';

insert into cases (authorization_req_id, customer_id, queue, application_status, status, is_corrected, revision, handed_in_at)
select card.document_no, card.customer_id, 'cards', card.status,
  case when open.id is not null then 'PROPOSED'
    else case card.status when 'PENDING' then 'WAITING' when 'APPROVED' then 'OPENING' when 'DELIVERED' then 'COMPLETED'
      when 'REJECTED' then 'REJECTED' when 'CANCELED' then 'REJECTED' else 'CORRECTION' end end,
  card.is_corrected, card.revision, card.handed_in_at
from card_applications card left join card_proposals open on open.document_no = card.document_no and open.state = 'OPEN'
where card.status <> 'DRAFT';

insert into case_proposals (id, authorization_req_id, kind, remark, proposed_by, proposed_at, state, decided_by, decided_at, decided_remark, terms)
select id, document_no, kind, remark, proposed_by, proposed_at, state, decided_by, decided_at, decided_remark,
  jsonb_strip_nulls(jsonb_build_object('limit', limit_amount))
from card_proposals;

-- The history of a card was what the audit log says of it, but for looks.
insert into case_events (authorization_req_id, at, action, staff_id, facts)
select known.authorization_req_id, entry.at, entry.action,
  case entry.actor_kind when 'staff' then entry.actor_id::uuid end, entry.facts
from audit_entries entry join cases known on known.authorization_req_id::text = entry.subject_id
where entry.subject_kind = 'card-application' and entry.action not like 'card-look.%'
order by entry.id;

alter table card_orders
  drop constraint card_orders_document_no_fkey,
  add constraint card_orders_document_no_fkey foreign key (document_no) references applications (authorization_req_id)
    on delete cascade;

drop view customer_orders;
drop table card_proposals, card_documents, card_application_saves, card_applications;

-- All that a customer has ordered, whatever it is, in the order it is listed in. A page is read from the indexes of each.
create view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, orders.service_type
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id
union all
  select id, customer_id, created_at, null,
    case step when 'bank' then 'PENDING' when 'done' then 'APPROVED' else 'REJECTED' end, branch_code, 'CARDRENEWAL'
  from card_orders where kind = 'RENEW';

create trigger applications_are_counted after insert on applications
  for each row when (new.account_class is not null) execute function count_application();
create trigger applications_are_counted_anew after update on applications
  for each row when (new.account_class is not null and application_figure_key(old) <> application_figure_key(new))
  execute function count_application();
