-- A short number for every application, and with it for its order. The database counts; what people read is made of the
-- count by packages/contract/src/rules/applications/application-number.ts, which has 29^5 of them.
-- same result as ae7942f8d7c0e99ecd8db5703cb919c776c4969ea4a524e0a8d2711ecb09aeef
-- That one rewrote the table, which PostgreSQL refuses since 15.20 while a function takes its rows.
alter table applications add column number integer;
update applications set number = counted.place - 1
  from (select authorization_req_id as id, row_number() over (order by created_at) as place from applications) counted
  where counted.id = applications.authorization_req_id;
alter table applications
  alter column number set not null,
  alter column number add generated always as identity (minvalue 0 maxvalue 20511148),
  add constraint application_number_is_unique unique (number);
select setval(pg_get_serial_sequence('applications', 'number'), max(number)) from applications having count(*) > 0;
comment on column applications.number is 'Counts the applications. People read what application-number.ts makes of it.';

create or replace view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, orders.service_type,
    applications.number
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id;
