-- A renewal goes on after the bank has agreed to it: it becomes an application like the others, with a case at the desk.

-- Of a renewal there may be one for each card.
drop index one_open_application_for_the_same;
create unique index one_open_application_for_the_same on applications
  (customer_id, coalesce(account_class, kind), coalesce(currency, record ->> 'CardId', '')) where ended_at is null;

create temporary table renewals_to_move on commit drop as
select renewal.id, renewal.customer_id, renewal.card_id, renewal.branch_code, renewal.created_at, renewal.finished_at,
  case renewal.step when 'bank' then 'PENDING' when 'done' then 'APPROVED' else 'REJECTED' end as status,
  jsonb_build_object(
    'Applicant', jsonb_build_object(
      'APPLICANT_NAME', customer.full_name, 'FATHER_NAME', customer.father_name, 'NRC', customer.id_value,
      'DOB', to_char(customer.birth_date, 'YYYY-MM-DD'), 'EMAIL', customer.login_id, 'MOBILE_NO', customer.phone,
      'NATIONALITY', customer.nationality, 'GENDER', customer.gender),
    -- What the old card was called was not kept: the number of its replacement tells nothing of it.
    'Card', jsonb_build_object('CardId', renewal.card_id, 'CardNumber', '•••• •••• •••• ••••', 'CardType', '', 'Expiry', ''),
    'BranchCode', renewal.branch_code) as record
from card_orders renewal join customers customer on customer.id = renewal.customer_id
where renewal.kind = 'RENEW';

insert into applications (authorization_req_id, customer_id, kind, status, record, created_at, saved_at, ended_at)
select id, customer_id, 'card-renewal', status, jsonb_build_object('CardId', card_id, 'BranchCode', branch_code),
  created_at, created_at, case status when 'REJECTED' then finished_at end
from renewals_to_move;

insert into orders (authorization_req_id, customer_id, record, marks, created_at, service_type, terms)
select id, customer_id, record, '{}', created_at, 'CARDRENEWAL',
  jsonb_build_object('cardNumber', record -> 'Card' ->> 'CardNumber', 'branchCode', branch_code)
from renewals_to_move;

insert into cases (authorization_req_id, customer_id, queue, application_status, status, branch_code, handed_in_at)
select id, customer_id, 'renewals', status,
  case status when 'PENDING' then 'WAITING' when 'APPROVED' then 'OPENING' else 'REJECTED' end, branch_code, created_at
from renewals_to_move;

insert into case_events (authorization_req_id, at, action, facts)
select id, created_at, 'card-renewal.pending', '{}'::jsonb from renewals_to_move
union all
select id, finished_at, 'card-renewal.' || lower(status), '{}'::jsonb from renewals_to_move where finished_at is not null;

alter table card_orders drop constraint card_order_is_whole;
update card_orders set document_no = id where kind = 'RENEW';
alter table card_orders
  alter column document_no set not null,
  add constraint card_order_is_whole check (case kind
    when 'ISSUE' then limit_minor is not null
    when 'CANCEL' then card_id is not null
    else card_id is not null and branch_code is not null end);
drop index card_orders_by_application;
create index card_orders_by_application on card_orders (document_no, created_at desc);

create or replace view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, orders.service_type
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id;

-- What is asked for beside accounts is counted too, by what it is and how far it is.
alter table daily_figures
  drop constraint daily_figure_known,
  add constraint daily_figure_known check (figure in ('codes', 'applications', 'identity', 'requests'));
comment on column daily_figures.figure is
  'applications: for accounts, by their status and saved steps, with a colon between; requests: what else was submitted, by its kind and status, with a colon between; codes: by their state; identity: checks by their status.';

create function is_request(application applications) returns boolean language sql immutable
  return application.account_class is null and coalesce(application.status, 'INIT') <> 'INIT';

create function count_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_request(old) then
    insert into figure_changes values (myanmar_day(old.created_at), 'requests', old.kind || ':' || old.status, -1);
  end if;
  if is_request(new) then
    insert into figure_changes values (myanmar_day(new.created_at), 'requests', new.kind || ':' || new.status, 1);
  end if;
  return null;
end $$;
create trigger requests_are_counted after insert on applications
  for each row when (is_request(new)) execute function count_request();
create trigger requests_are_counted_anew after update on applications
  for each row when (new.account_class is null and old.status is distinct from new.status) execute function count_request();

insert into figure_changes
select myanmar_day(created_at), 'requests', kind || ':' || status, count(*)
from applications where is_request(applications) group by 1, 3;
