-- What staff write about a case for each other. It never leaves the desk.
create table case_notes (
  id uuid not null,
  authorization_req_id uuid not null references cases (authorization_req_id) on delete cascade,
  written_by uuid not null references staff (id),
  written_at timestamptz not null,
  words text not null,
  constraint case_notes_id_unique primary key (id)
);

create index case_notes_by_case on case_notes (authorization_req_id, written_at);

create table case_note_mentions (
  note_id uuid not null references case_notes (id) on delete cascade,
  staff_id uuid not null references staff (id),
  written_at timestamptz not null,
  seen_at timestamptz,
  constraint case_note_mentions_once primary key (note_id, staff_id)
);

create index case_note_mentions_by_staff on case_note_mentions (staff_id, written_at desc, note_id desc);
create index case_note_mentions_unseen on case_note_mentions (staff_id) where seen_at is null;

comment on table case_notes is 'Notes of staff on a case. No customer reads them, and no export has them.';
comment on column case_note_mentions.seen_at is 'When the mentioned member of staff opened the case.';
