-- The books of the sandbox bank. The portal's own tables do not refer to them, and where a real bank is configured
-- they stay as they are here.

create sequence bank_cif_numbers start with 100001;
create sequence bank_account_serials maxvalue 9999999999;

create table bank_customers (
  cif_no text not null default nextval('bank_cif_numbers')::text,
  id_type text not null,
  id_value text not null,
  name text not null,
  phone text not null,
  constraint bank_customers_cif_no_unique primary key (cif_no),
  constraint bank_customers_identity_unique unique (id_type, id_value),
  constraint bank_customers_id_type_known check (id_type in ('NRC', 'OLD_NRC', 'PASSPORT')),
  constraint bank_customers_phone_is_in_stored_form check (phone ~ '^09[0-9]{6,10}$')
);

comment on table bank_customers is 'Whom the sandbox bank knows, each by one document.';
comment on column bank_customers.phone is
  '09 and the rest, without spaces. Stays as first given: who holds another phone is not taken for the customer.';

create table bank_blacklist (
  id_type text not null,
  id_value text not null,
  reason text not null,
  at timestamptz not null,
  constraint bank_blacklist_identity_unique primary key (id_type, id_value),
  constraint bank_blacklist_id_type_known check (id_type in ('NRC', 'OLD_NRC', 'PASSPORT'))
);

comment on table bank_blacklist is 'Whom the sandbox bank opens no account for, customers of it or not.';

create table bank_employees (
  staff_id text not null,
  name text not null,
  constraint bank_employees_staff_id_unique primary key (staff_id),
  constraint bank_employees_staff_id_has_up_to_6_digits check (staff_id ~ '^[0-9]{1,6}$')
);

comment on table bank_employees is 'The directory of the sandbox bank''s staff, who may have recommended an account.';

create table bank_orders (
  id bigint generated always as identity,
  reference text not null,
  kind text not null,
  fingerprint bytea not null,
  at timestamptz not null,
  constraint bank_orders_id_unique primary key (id),
  constraint bank_orders_reference_unique unique (reference),
  constraint bank_orders_kind_known check (kind in ('opening', 'closing', 'transfer', 'charge', 'deposit', 'service')),
  constraint bank_orders_fingerprint_is_sha256 check (octet_length(fingerprint) = 32)
);

comment on table bank_orders is
  'Everything the sandbox bank was told to do and did. An order that was refused leaves no row and may come again.';
comment on column bank_orders.reference is 'Chosen by whoever ordered; one order for each, whatever its kind.';
comment on column bank_orders.kind is 'deposit: cash over the counter, from the vault.';
comment on column bank_orders.fingerprint is 'SHA-256 of the content: tells an order that is repeated from another one.';

create table bank_accounts (
  account_number text not null,
  currency text not null,
  cif_no text,
  product_code text,
  branch_code text,
  opening_order_id bigint,
  opened_at timestamptz not null,
  closed_at timestamptz,
  balance_minor bigint not null default 0,
  constraint bank_accounts_number_unique primary key (account_number),
  constraint bank_accounts_number_and_currency_unique unique (account_number, currency),
  constraint bank_accounts_opened_once_for_each_order unique (opening_order_id),
  constraint bank_accounts_belong_to_a_customer foreign key (cif_no) references bank_customers (cif_no),
  constraint bank_accounts_opened_by_an_order foreign key (opening_order_id) references bank_orders (id),
  constraint bank_accounts_currency_known check (currency in ('MMK', 'USD', 'EUR', 'SGD')),
  constraint bank_accounts_of_customers_are_whole check (
    num_nulls(cif_no, product_code, branch_code, opening_order_id) in (0, 4)
  ),
  constraint bank_accounts_of_customers_have_17_digits check (
    (cif_no is not null) = (account_number ~ '^[0-9]{17}$')
  ),
  constraint bank_accounts_number_names_the_product check (substr(account_number, 4, 3) = product_code),
  constraint bank_accounts_of_customers_not_overdrawn check (cif_no is null or balance_minor >= 0),
  constraint bank_accounts_closed_are_empty check (closed_at is null or balance_minor = 0),
  constraint bank_accounts_balance_is_a_safe_integer check (abs(balance_minor) <= 9007199254740991)
)
-- Room in each page for the next version of a row: a balance changes often, and no index has to know.
with (fillfactor = 70);

create index bank_accounts_by_customer on bank_accounts (cif_no, opened_at) where cif_no is not null;

comment on table bank_accounts is 'Customers'' accounts, and for each currency two of the bank''s own, without a customer.';
comment on column bank_accounts.account_number is
  'Customers'': branch (3 digits), product (3), serial (10), check digit. The bank''s own have names.';
comment on column bank_accounts.balance_minor is
  'The sum of the account''s postings in minor units, kept by a trigger. Exact for JavaScript too.';

insert into bank_accounts (account_number, currency, opened_at)
select owned.name || '-' || currency, currency, now()
from unnest(array['VAULT', 'FEES']) as owned (name), unnest(array['MMK', 'USD', 'EUR', 'SGD']) as currency;

create table bank_postings (
  order_id bigint not null,
  account_number text not null,
  currency text not null,
  minor bigint not null,
  constraint bank_postings_once_for_each_account primary key (order_id, account_number),
  constraint bank_postings_belong_to_an_order foreign key (order_id) references bank_orders (id),
  constraint bank_postings_in_the_currency_of_the_account foreign key (account_number, currency)
    references bank_accounts (account_number, currency),
  constraint bank_postings_move_something check (minor <> 0)
);

comment on table bank_postings is 'The legs of each movement of money. They sum to zero in each currency.';
comment on column bank_postings.minor is 'Minor units: less than zero leaves the account, more than zero arrives.';

create table bank_service_orders (
  order_id bigint not null,
  account_number text not null,
  service_id text not null,
  branch_code text not null,
  schedule_time text,
  schedule_on text,
  constraint bank_service_orders_order_unique primary key (order_id),
  constraint bank_service_orders_belong_to_an_order foreign key (order_id) references bank_orders (id),
  constraint bank_service_orders_belong_to_an_account foreign key (account_number)
    references bank_accounts (account_number),
  constraint bank_service_orders_schedule_time_known check (schedule_time in ('M', 'D', 'W')),
  constraint bank_service_orders_schedule_is_whole check (
    (coalesce(schedule_time, 'D') <> 'D') = (schedule_on is not null)
  )
);

create index bank_service_orders_by_account on bank_service_orders (account_number);

comment on table bank_service_orders is 'Services ordered for an account, such as a card or a cheque book.';
comment on column bank_service_orders.schedule_time is 'M: monthly, D: daily, W: weekly; null for what comes once.';
comment on column bank_service_orders.schedule_on is 'The day of the month or of the week.';

create function bank_refuse_unbalanced_movement() returns trigger language plpgsql as $$
declare
  movement_id bigint;
  is_balanced boolean;
begin
  if tg_table_name = 'bank_orders' then
    movement_id := new.id;
  else
    movement_id := new.order_id;
  end if;
  select bool_and(total = 0) into is_balanced
  from (select sum(minor) as total from bank_postings where order_id = movement_id group by currency) totals;
  if is_balanced is not true then
    raise exception 'the legs of movement % do not sum to zero, or there are none', movement_id
      using errcode = 'check_violation', constraint = 'bank_movements_sum_to_zero';
  end if;
  return null;
end $$;

-- Both at commit, so that legs may be written one after the other: a movement without any, and a leg added later.
create constraint trigger bank_movements_sum_to_zero after insert on bank_orders
  deferrable initially deferred for each row when (new.kind in ('transfer', 'charge', 'deposit'))
  execute function bank_refuse_unbalanced_movement();
create constraint trigger bank_movements_sum_to_zero after insert on bank_postings
  deferrable initially deferred for each row execute function bank_refuse_unbalanced_movement();

create function bank_keep_balances() returns trigger language plpgsql as $$
begin
  update bank_accounts account set balance_minor = account.balance_minor + posted.minor
  from (select account_number, sum(minor) as minor from inserted group by account_number) posted
  where account.account_number = posted.account_number;
  return null;
end $$;

create trigger bank_postings_keep_balances after insert on bank_postings
  referencing new table as inserted for each statement execute function bank_keep_balances();

create function bank_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what is in the books stays there', lower(tg_op), tg_table_name
    using errcode = 'check_violation', constraint = tg_name;
end $$;

create trigger bank_orders_are_append_only before update or delete or truncate on bank_orders
  execute function bank_refuse_change();
create trigger bank_postings_are_append_only before update or delete or truncate on bank_postings
  execute function bank_refuse_change();
-- Depth 0: not from within the trigger that keeps the balances.
create trigger bank_accounts_balance_follows_postings before update of balance_minor on bank_accounts
  for each statement when (pg_trigger_depth() = 0) execute function bank_refuse_change();
create trigger bank_accounts_begin_empty before insert on bank_accounts
  for each row when (new.balance_minor <> 0) execute function bank_refuse_change();
