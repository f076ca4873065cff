-- Who has begun an application and not gone on is called to mind of it once, unless they do not want to be.
alter table applications add column reminded_at timestamptz;
comment on column applications.reminded_at is 'When its customer was reminded by email that it is unfinished; once at most.';

create index applications_to_be_reminded_of on applications (saved_at)
  where status = 'INIT' and reminded_at is null;

alter table customers add column wants_reminders boolean not null default true;
comment on column customers.wants_reminders is 'Whether an email calls an unfinished application to mind.';
-- Who wants no email about requests wants none about what was not even submitted.
update customers set wants_reminders = false where not wants_mail;
