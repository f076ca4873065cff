create table introductions (
  authorization_req_id uuid not null references applications (authorization_req_id),
  introducer text not null,
  state text not null,
  not_asked_because text,
  token_hash bytea,
  expires_at timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint one_introduction_per_introducer primary key (authorization_req_id, introducer),
  constraint introductions_token_unique unique (token_hash),
  constraint introducer_known check (introducer in ('Introducer1', 'Introducer2')),
  constraint introduction_state_known check (state in ('asked', 'confirmed', 'declined', 'not-asked')),
  constraint introduction_not_asked_for_a_reason check (
    (state = 'not-asked') = (not_asked_because is not null)
    and not_asked_because in ('own-phone', 'same-phone', 'no-myanmar-phone', 'asked-too-often')
  ),
  constraint introduction_asked_by_link check (
    (state = 'not-asked') = (token_hash is null) and (state = 'not-asked') = (expires_at is null)
  ),
  constraint introduction_answered_once check ((state in ('confirmed', 'declined')) = (answered_at is not null))
);

comment on table introductions is
  'Whether those whom an applicant named as introducers say so too. For staff to see; nothing waits for it.';
comment on column introductions.introducer is 'Which of the two in the record of the order, where name and phone stand.';
comment on column introductions.not_asked_because is 'Why no SMS was sent.';
comment on column introductions.token_hash is 'Of what the link in the SMS carries; the link itself is not kept.';

-- Nobody at the bank has the employee reference, or the bank did not say.
alter table orders
  drop constraint order_marks_known,
  add constraint order_marks_known
    check (marks <@ array['known-person-other-phone', 'identity-not-verified', 'employee-not-confirmed']);
