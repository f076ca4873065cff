-- A corrected case keeps its age, and shows what was there before.
alter table cases add column corrected_at timestamptz;
update cases set corrected_at = handed_in_at where is_corrected;
update cases set handed_in_at = orders.created_at
from orders where orders.authorization_req_id = cases.authorization_req_id and cases.is_corrected;

comment on column cases.handed_in_at is 'The first time, so that a correction costs nobody their place in the queue.';
comment on column cases.corrected_at is 'The last time it came back corrected.';

alter table case_proposals add column record_before jsonb;

comment on column case_proposals.record_before is 'Of a correction that was answered: the record as it had been.';

-- Who blocked a customer, why and when, for as long as it lasts.
alter table customers
  add column blocked_at timestamptz,
  add column blocked_by uuid references staff (id),
  add column block_reason text;

comment on column customers.blocked_at is 'Null while nobody of the staff has blocked them.';
