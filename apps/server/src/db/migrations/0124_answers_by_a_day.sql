-- Who submits is told by when to expect an answer. The day stays the one that was said, whatever the setting says later.
alter table orders add column expected_on date;
comment on column orders.expected_on is 'By when the customer was told to expect an answer to what was submitted last.';

alter table customers add column wants_sms boolean not null default true;
comment on column customers.wants_sms is 'Whether news about requests comes by SMS too; codes always do.';

create or replace view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, orders.service_type,
    applications.number, applications.kind, orders.expected_on
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id;
