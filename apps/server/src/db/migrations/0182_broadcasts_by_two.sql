-- A broadcast to many is confirmed by a second administrator, can wait for a moment, and can be stopped.
alter table broadcasts
  add column send_at timestamptz,
  add column needs_confirmation boolean not null default false,
  add column confirmed_by uuid references staff (id),
  add column stopped_by uuid references staff (id);
comment on column broadcasts.sent_at is 'When it was written.';
comment on column broadcasts.send_at is 'When it goes out; null: when it was written.';
comment on column broadcasts.needs_confirmation is
  'Nobody gets it before a second administrator has confirmed it. Until then nobody looks after it: due_at lies far ahead.';
