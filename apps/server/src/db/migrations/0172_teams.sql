-- Supervisors say who does what; who is away is given nothing.
alter table staff
  drop constraint staff_roles_known,
  add constraint staff_roles_known check (roles <@ array['maker', 'checker', 'supervisor', 'auditor', 'administrator']),
  drop constraint staff_administrator_decides_nothing,
  add constraint staff_administrator_decides_nothing
    check (not (roles @> array['administrator'] and roles && array['maker', 'checker', 'supervisor']));

alter table cases add column assigned_to uuid references staff (id);
create index cases_by_assignee on cases (assigned_to, handed_in_at, authorization_req_id) where assigned_to is not null;

create table staff_absences (
  staff_id uuid not null references staff (id),
  from_day date not null,
  to_day date not null,
  marked_by uuid not null references staff (id),
  marked_at timestamptz not null,
  constraint one_absence_of_each primary key (staff_id),
  constraint absence_ends_after_it_begins check (to_day >= from_day)
);

comment on column cases.assigned_to is
  'To whom it was given; nobody else takes it. Over with the hold, when the case goes from makers to checkers or back.';
comment on table staff_absences is 'When a member of staff does not work: now, or next.';
