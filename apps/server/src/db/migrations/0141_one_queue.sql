-- Cards and renewals stand in the same queue as accounts: what a maker can decide on waits, what the bank has does not.
update cases set status = 'WAITING'
where status = 'OPENING' and (queue, application_status) in
  (('cards', 'APPROVED'), ('renewals', 'APPROVED'), ('renewals', 'IN_PRODUCTION'), ('renewals', 'READY'));
update cases set status = 'OPENING' where status = 'WAITING' and queue = 'renewals' and application_status = 'PENDING';

-- Each page of the queue of every kind is read in the order of one of these, and nothing is sorted.
create index queue_by_status on cases (status, handed_in_at, authorization_req_id);
create index queue_by_branch on cases (status, branch_code, handed_in_at, authorization_req_id);
create index queue_of_corrected on cases (status, handed_in_at, authorization_req_id) where is_corrected;

create table queue_views (
  id uuid not null,
  staff_id uuid not null references staff (id),
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  constraint queue_views_id_unique primary key (id),
  constraint one_view_of_a_name unique (staff_id, name)
);

comment on table queue_views is 'What a member of staff looks at again and again: a filter of the queue under a name.';
comment on column queue_views.filter is 'As on the wire.';
