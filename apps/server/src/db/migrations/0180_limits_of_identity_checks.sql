-- The desk shows what was measured beside what it was evaluated by, and the face on the document by itself.
alter table identity_checks
  add column limits jsonb not null default '{}',
  add column face_at jsonb;
comment on column identity_checks.limits is
  'By the names of the scores: atLeast and atMost, as they were when the check was made.';
comment on column identity_checks.face_at is
  'Where the face stands in the photo of the document: left, top, width and height as parts of the whole.';
