-- Work that must be done whatever happens has one form in every table: attempts, due_at, and finished_at, which is null
-- until there is nothing more to do (db/durable-work.ts).

alter table identity_checks rename column judged_at to finished_at;
update identity_checks set finished_at = coalesce(finished_at, created_at) where due_at is null;
update identity_checks set due_at = finished_at where due_at is null;
alter table identity_checks
  alter column due_at set not null,
  add constraint only_checks_of_something_wait check (finished_at is not null or subject is not null);
drop index identity_checks_by_due_time;
create index identity_checks_by_due_time on identity_checks (due_at) where finished_at is null;
comment on column identity_checks.due_at is 'When the next attempt may begin. While one is under way, when it counts as lost.';

alter table webhook_events rename column spread_at to finished_at;
alter table webhook_events
  add column attempts integer not null default 0,
  add column due_at timestamptz not null default now();
update webhook_events set due_at = at;
drop index webhook_events_by_time;
drop index webhook_events_not_spread;
create index webhook_events_by_due_time on webhook_events (due_at) where finished_at is null;
create index webhook_events_by_end on webhook_events (finished_at) where finished_at is not null;

alter table broadcasts
  add column attempts integer not null default 0,
  add constraint broadcast_category_known
    check (category in ('Information', 'System', 'Promotion', 'KYCUpdate', 'JointRegistration'));
comment on column broadcasts.attempts is 'Since the last batch of inboxes was filled.';

drop index webhook_deliveries_by_due_time;
create index webhook_deliveries_by_due_time on webhook_deliveries (due_at) where finished_at is null;

drop index outbox_waiting_by_due_time;
drop index outbox_finished_by_time;
create index outbox_by_due_time on outbox (due_at) where finished_at is null;
create index outbox_by_end on outbox (finished_at) where finished_at is not null;

-- What the code has always taken for granted, and may now read without a claim.
alter table account_openings add constraint opening_currency_known check (currency in ('MMK', 'USD', 'EUR', 'SGD'));
alter table applications add constraint application_currency_known check (currency in ('MMK', 'USD', 'EUR', 'SGD'));
alter table bank_postings add constraint bank_posting_currency_known check (currency in ('MMK', 'USD', 'EUR', 'SGD'));

-- What belongs to an application goes with it, so that whoever erases one need not know what there is.
do $$
declare belonging record;
begin
  for belonging in
    select conrelid::regclass as name, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and confrelid in
      ('applications'::regclass, 'orders'::regclass, 'cases'::regclass, 'card_applications'::regclass)
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade',
      belonging.name, belonging.conname, belonging.conname, belonging.definition);
  end loop;
end $$;
