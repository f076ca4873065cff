alter table bank_orders
  drop constraint bank_orders_kind_known,
  add constraint bank_orders_kind_known check (kind in
    ('opening', 'closing', 'transfer', 'charge', 'deposit', 'service', 'card', 'card-renewal', 'card-cancellation'));

create sequence bank_card_serials start with 100001;

create table bank_cards (
  card_id text not null default 'C' || nextval('bank_card_serials'),
  cif_no text not null,
  last_digits text not null,
  holder_name text not null,
  limit_minor bigint not null,
  status text not null default 'ISSUED',
  expires_on text not null,
  order_id bigint not null,
  issued_at timestamptz not null,
  constraint bank_cards_card_id_unique primary key (card_id),
  constraint bank_cards_belong_to_a_customer foreign key (cif_no) references bank_customers (cif_no),
  constraint bank_cards_made_by_an_order foreign key (order_id) references bank_orders (id),
  constraint bank_cards_made_once_for_each_order unique (order_id),
  constraint bank_cards_status_known check (status in ('ISSUED', 'RENEWED', 'CANCELED')),
  constraint bank_cards_last_digits_are_four check (last_digits ~ '^[0-9]{4}$'),
  constraint bank_cards_expire_in_a_month check (expires_on ~ '^[0-9]{4}-[0-9]{2}$'),
  constraint bank_cards_limit_is_positive check (limit_minor > 0)
);

create index bank_cards_by_customer on bank_cards (cif_no, issued_at desc);

comment on table bank_cards is 'Credit cards of the sandbox bank. It has no whole numbers, because nobody pays with them.';
comment on column bank_cards.status is 'RENEWED: another card took its place.';
