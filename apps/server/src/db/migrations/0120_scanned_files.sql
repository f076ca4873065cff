alter table application_files
  add column scan text,
  add constraint application_file_scan_known check (scan in ('clean', 'unanswered'));

comment on column application_files.scan is
  'What the bank''s scanner said when the file came; null where there is none. What is infected is not kept.';
