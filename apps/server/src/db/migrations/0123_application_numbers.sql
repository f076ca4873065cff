-- A short number for every application, and with it for its order. The database counts; what people read is made of the
-- count by packages/contract/src/rules/applications/application-number.ts, which has 29^5 of them.
alter table applications
  add column number integer not null generated always as identity (minvalue 0 maxvalue 20511148),
  add constraint application_number_is_unique unique (number);
comment on column applications.number is 'Counts the applications. People read what application-number.ts makes of it.';

create or replace view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, orders.service_type,
    applications.number
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id;
