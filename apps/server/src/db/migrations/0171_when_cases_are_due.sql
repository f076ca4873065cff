-- Until when a case is to be decided, by the service level of its class in the working hours of the branches. It is worked
-- out when the desk gets something to do, so that lists and counts need not.
alter table cases
  add column due_soon_at timestamptz,
  add column due_at timestamptz,
  add column due_left_ms bigint,
  add column escalated_at timestamptz;

create index queue_by_due on cases (due_at, authorization_req_id) where due_at is not null;
create index queue_by_status_and_due on cases (status, due_at, authorization_req_id) where due_at is not null;
create index queue_by_branch_and_due on cases (branch_code, due_at, authorization_req_id) where due_at is not null;
create index cases_to_escalate on cases (due_at) where due_at is not null and escalated_at is null;
create index cases_without_due on cases (handed_in_at)
  where due_at is null and status in ('WAITING', 'PROPOSED');

comment on column cases.due_soon_at is 'From when on a quarter of the allowed time is left.';
comment on column cases.due_at is
  'From when on it is late; null while the desk has nothing to do, and for a moment after a server of the version before brought it.';
comment on column cases.due_left_ms is 'While the customer has it: how much working time the desk will have left.';
comment on column cases.escalated_at is 'When it was found to be late, which its history says once.';
