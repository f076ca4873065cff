-- All that a customer has ordered, whatever it is, in the order it is listed in. A page is read from the indexes of each.
create view customer_orders as
  select orders.authorization_req_id as id, orders.customer_id, orders.created_at,
    applications.account_class, applications.status, orders.record ->> 'BranchCode' as branch_code, null as service_type
  from orders join applications on applications.authorization_req_id = orders.authorization_req_id
union all
  select document_no, customer_id, ordered_at, null, status, null, 'CREDITCARD'
  from card_applications where ordered_at is not null
union all
  select id, customer_id, created_at, null,
    case step when 'bank' then 'PENDING' when 'done' then 'APPROVED' else 'REJECTED' end, branch_code, 'CARDRENEWAL'
  from card_orders where kind = 'RENEW';
