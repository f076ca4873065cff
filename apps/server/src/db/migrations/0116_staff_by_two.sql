-- Who was administrator and decided on applications too stays administrator.
update staff
set roles = array_remove(array_remove(roles, 'maker'), 'checker')
where roles @> array['administrator'] and roles && array['maker', 'checker'];

alter table staff add constraint staff_administrator_decides_nothing
  check (not (roles @> array['administrator'] and roles && array['maker', 'checker']));

create table staff_proposals (
  id uuid not null,
  staff_id uuid references staff (id),
  login_id text not null,
  name text not null,
  change jsonb not null,
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null,
  state text not null default 'OPEN',
  decided_by uuid references staff (id),
  decided_at timestamptz,
  constraint staff_proposals_id_unique primary key (id),
  constraint staff_proposals_state_known check (state in ('OPEN', 'CONFIRMED', 'DECLINED', 'WITHDRAWN', 'OUTDATED')),
  constraint staff_proposal_confirmed_by_another
    check (state <> 'CONFIRMED' or (decided_by is not null and decided_by <> proposed_by)),
  constraint staff_proposal_decided check ((state = 'OPEN') = (decided_at is null))
);

create unique index staff_proposals_open on staff_proposals (login_id) where state = 'OPEN';

comment on table staff_proposals is
  'What one administrator wants changed of a member of staff and another one confirms. Rows stay, as the staff they name.';
comment on column staff_proposals.staff_id is 'Null for somebody who is to be invited: who is not confirmed is no member of staff.';
comment on column staff_proposals.change is 'As on the wire.';
comment on column staff_proposals.decided_by is 'Null where it was withdrawn or outdated.';
