-- What the dashboard shows is counted when it happens, so that reading it costs the same however much there is.
alter table applications add column saved_steps text not null default '';
comment on column applications.saved_steps is
  'The steps that were ever left behind, each once and in the order of the first time, with commas. Figures count by it.';

update applications set saved_steps = known.steps
from (
  select authorization_req_id, string_agg(step, ',' order by first) as steps
  from (select authorization_req_id, step, min(revision) as first from application_saves group by 1, 2) each_step
  group by authorization_req_id
) known
where known.authorization_req_id = applications.authorization_req_id;

create table figure_changes (
  day date not null,
  figure text not null,
  key text not null,
  change integer not null
);
comment on table figure_changes is
  'What is not yet in daily_figures. Rows are only added, so that nobody waits for anybody else who is counted on the same day; a job sums them up.';

comment on table daily_figures is
  'How many there were by the day in Myanmar, also of what was erased since. Nothing that leads back to anybody. Whoever reads it adds figure_changes.';
comment on column daily_figures.figure is
  'applications: by their status and saved steps, with a colon between; codes: by their state; identity: checks by their status.';

-- How far those had come who are erased already was counted apart from their status, and cannot be put together again.
delete from daily_figures where figure in ('completed', 'stopped');
update daily_figures set key = key || ':' where figure = 'applications';
alter table daily_figures
  drop constraint daily_figure_known,
  add constraint daily_figure_known check (figure in ('codes', 'applications', 'identity'));

create function myanmar_day(at timestamptz) returns date language sql immutable
  return (at at time zone 'Asia/Yangon')::date;

create function application_figure_key(application applications) returns text language sql immutable
  return coalesce(application.status, 'INIT') || ':' || application.saved_steps;

create function count_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into figure_changes values
      (myanmar_day(old.created_at), 'applications', application_figure_key(old), -1);
  end if;
  insert into figure_changes values (myanmar_day(new.created_at), 'applications', application_figure_key(new), 1);
  return null;
end $$;
create trigger applications_are_counted after insert on applications
  for each row execute function count_application();
create trigger applications_are_counted_anew after update on applications
  for each row when (application_figure_key(old) <> application_figure_key(new)) execute function count_application();

create function count_identity_check() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into figure_changes values (myanmar_day(old.created_at), 'identity', old.status, -1);
  end if;
  insert into figure_changes values (myanmar_day(new.created_at), 'identity', new.status, 1);
  return null;
end $$;
-- A check that was skipped is none.
create trigger identity_checks_are_counted after insert on identity_checks
  for each row when (new.status <> 'SKIPPED') execute function count_identity_check();
create trigger identity_checks_are_counted_anew after update on identity_checks
  for each row when (old.status <> new.status) execute function count_identity_check();

-- Those who were told that there is a code though there is none for them do not count.
create function is_finished_code(message outbox) returns boolean language sql immutable
  return message.state <> 'waiting' and message.recipient <> '-'
    and (message.template like '%-code' or message.template = 'code-by-email');

create function count_code() returns trigger language plpgsql as $$
begin
  insert into figure_changes values (myanmar_day(new.finished_at), 'codes', new.state, 1);
  return null;
end $$;
create trigger codes_are_counted after insert on outbox
  for each row when (is_finished_code(new)) execute function count_code();
create trigger codes_are_counted_when_finished after update on outbox
  for each row when (is_finished_code(new) and old.state = 'waiting') execute function count_code();

insert into figure_changes
select myanmar_day(created_at), 'applications', application_figure_key(applications), count(*) from applications group by 1, 3
union all select myanmar_day(created_at), 'identity', status, count(*) from identity_checks where status <> 'SKIPPED' group by 1, 3
union all select myanmar_day(finished_at), 'codes', state, count(*) from outbox where is_finished_code(outbox) group by 1, 3;

-- What groups of people are counted by is read from these alone.
drop index applications_by_time;
create index applications_by_time on applications (created_at) include (customer_id, status, saved_steps);
drop index identity_checks_by_time;
create index identity_checks_by_time on identity_checks (created_at) include (authorization_req_id, status);
create index known_devices_by_time on known_devices (customer_id, last_seen_at desc) include (platform);
create index case_proposals_by_decision on case_proposals (decided_at) where state = 'CONFIRMED';
