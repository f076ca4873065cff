alter table customers alter column existing_customer drop not null;

-- Whose number at the bank was found, and not given by an opening here, was known to the bank all along.
update customers set existing_customer = true
where not existing_customer and cif_no is not null
  and not exists (select from account_openings opening where opening.customer_id = customers.id and opening.step = 'done');

comment on column customers.existing_customer is
  'Whether the bank knew the person before the sign-up. Null while it has not answered, which a job goes on asking.';
