-- A message has a category to be found by, and is unread until its customer opens it.
alter table inbox_messages
  add column category text not null default 'Information',
  add column read_at timestamptz,
  add constraint inbox_category_known
    check (category in ('Information', 'System', 'Promotion', 'KYCUpdate', 'JointRegistration'));

alter table inbox_messages alter column category drop default;

update inbox_messages set category = 'KYCUpdate' where type = 'RequestRejected';
update inbox_messages set action = 'Y' where type = 'AccountCreated' and body ->> 'accountClass' in ('101', '137');

comment on column inbox_messages.read_at is 'Null until the customer has opened it.';

-- Each page of an inbox is read in the order of one of these, and nothing is sorted.
drop index inbox_messages_by_customer;
create index inbox_messages_by_customer on inbox_messages (customer_id, created_at desc, id desc);
create index inbox_messages_by_category on inbox_messages (customer_id, category, created_at desc, id desc);
create index inbox_messages_by_request on inbox_messages (authorization_req_id) where authorization_req_id is not null;

drop index orders_by_customer;
create index orders_by_customer on orders (customer_id, created_at desc, authorization_req_id desc);

create table ordered_services (
  authorization_req_id uuid not null references orders (authorization_req_id),
  service_id text not null,
  name_en text not null,
  name_mm text not null,
  status text not null default 'PENDING',
  created_at timestamptz not null,
  constraint one_service_of_a_kind_per_order primary key (authorization_req_id, service_id),
  constraint service_status_known check (status in ('PENDING', 'COMPLETED', 'REJECTED'))
);

comment on table ordered_services is 'What was ordered with an account: each service goes its own way once the account is open.';
comment on column ordered_services.name_en is 'As the bank called it when it was ordered, so that a list of orders need not ask the bank.';

-- What was handed in before has the names of its services nowhere but at the bank.
insert into ordered_services (authorization_req_id, service_id, name_en, name_mm, created_at)
select distinct on (o.authorization_req_id, s ->> 'ServiceId')
  o.authorization_req_id, s ->> 'ServiceId', s ->> 'ServiceId', s ->> 'ServiceId', o.created_at
from orders o, jsonb_array_elements(coalesce(nullif(o.record -> 'Services', 'null'), '[]')) s;
