-- A text of several languages is one column, so that a further language needs no further columns.
alter table broadcasts add column subject jsonb, add column content jsonb;
update broadcasts set
  subject = jsonb_build_object('en', subject_en, 'mm', subject_mm),
  content = jsonb_build_object('en', content_en, 'mm', content_mm);
alter table broadcasts
  alter column subject set not null,
  alter column content set not null,
  drop column subject_en,
  drop column subject_mm,
  drop column content_en,
  drop column content_mm;
comment on column broadcasts.subject is 'By language.';
comment on column broadcasts.content is 'By language.';

alter table ordered_services add column name jsonb;
update ordered_services set name = jsonb_build_object('en', name_en, 'mm', name_mm);
alter table ordered_services alter column name set not null, drop column name_en, drop column name_mm;
comment on column ordered_services.name is
  'By language, as the bank called it when it was ordered, so that a list of orders need not ask the bank.';

-- The product's table of languages says which there are.
alter table customers
  drop constraint language_known,
  add constraint language_is_a_code check (language ~ '^[a-z]{2,8}$');
alter table registrations
  drop constraint language_known,
  add constraint language_is_a_code check (language ~ '^[a-z]{2,8}$');
alter table outbox
  drop constraint outbox_language_known,
  add constraint outbox_language_is_a_code check (language ~ '^[a-z]{2,8}$');
