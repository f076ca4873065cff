create table webhook_events (
  id uuid not null,
  kind text not null,
  authorization_req_id uuid not null,
  service_id text,
  status text not null,
  at timestamptz not null,
  spread_at timestamptz,
  constraint webhook_events_id_unique primary key (id),
  constraint webhook_event_kind_known check (kind in ('application', 'service'))
);

create index webhook_events_by_time on webhook_events (at);
create index webhook_events_not_spread on webhook_events (at) where spread_at is null;

comment on table webhook_events is
  'Status changes that other systems are told of, written in the transaction of the change. References and statuses alone, nothing about a person.';
comment on column webhook_events.authorization_req_id is 'Which application; no reference, because an event outlives what was erased.';
comment on column webhook_events.spread_at is 'When a delivery was made for each address of the settings; null until then.';

create table webhook_deliveries (
  id uuid not null,
  event_id uuid not null references webhook_events (id) on delete cascade,
  address text not null,
  state text not null default 'WAITING',
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  constraint webhook_deliveries_id_unique primary key (id),
  constraint one_delivery_per_event_and_address unique (event_id, address),
  constraint webhook_delivery_state_known check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  constraint webhook_delivery_finished_when_not_waiting check ((state = 'WAITING') = (finished_at is null))
);

create index webhook_deliveries_by_time on webhook_deliveries (created_at, id);
create index webhook_deliveries_by_state on webhook_deliveries (state, created_at, id);
create index webhook_deliveries_by_due_time on webhook_deliveries (due_at) where state = 'WAITING';

comment on table webhook_deliveries is 'One event on its way to one address.';
comment on column webhook_deliveries.address is 'Without its secret, which stands in the settings alone.';
comment on column webhook_deliveries.attempts is 'Since it was made or replayed.';
comment on column webhook_deliveries.due_at is
  'When the next attempt may begin. While one is under way, when it counts as lost.';

create table webhook_tries (
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  outcome text not null
);

create index webhook_tries_by_delivery on webhook_tries (delivery_id, at);

comment on table webhook_tries is 'Every attempt at a delivery and what came of it. What a receiver answers is not kept.';
