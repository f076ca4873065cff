create table broadcasts (
  id uuid not null,
  category text not null,
  subject_en text not null,
  subject_mm text not null,
  content_en text not null,
  content_mm text not null,
  filter jsonb not null,
  recipients integer not null,
  delivered integer not null default 0,
  last_customer_id uuid,
  sent_by uuid not null references staff (id),
  sent_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  constraint broadcasts_id_unique primary key (id)
);

create index broadcasts_by_time on broadcasts (sent_at, id);
create index broadcasts_under_way on broadcasts (due_at) where finished_at is null;

comment on table broadcasts is 'Messages to many customers, put into their inboxes a few hundred at a time.';
comment on column broadcasts.filter is 'Whom it is for, as on the wire.';
comment on column broadcasts.recipients is 'How many customers that were when it was sent.';
comment on column broadcasts.last_customer_id is
  'Customers get it in the order of their ids; this one and those before it have it. Moves on in the transaction that puts it into their inboxes.';
comment on column broadcasts.due_at is 'When somebody should look after it, because whoever did may have been killed.';
