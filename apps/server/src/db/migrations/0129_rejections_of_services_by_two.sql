-- A service is rejected by two people: one says why, another one confirms, and until then it can be undone.
alter table ordered_services
  add column rejection_remark jsonb,
  add column rejection_by uuid references staff (id),
  add column rejection_at timestamptz,
  add constraint rejection_of_a_service_is_whole
    check (num_nulls(rejection_remark, rejection_by, rejection_at) in (0, 3));

comment on column ordered_services.rejection_by is 'Who wants to reject it; while it is PENDING nobody else has confirmed.';
comment on column ordered_services.rejection_remark is 'Why, by language, as the customer reads it.';
