create table outbox (
  id uuid not null,
  channel text not null,
  recipient text not null,
  template text not null,
  template_values jsonb not null,
  language text not null,
  topic text,
  not_after timestamptz,
  queued_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  state text not null default 'waiting',
  finished_at timestamptz,
  constraint outbox_id_unique primary key (id),
  constraint outbox_channel_known check (channel in ('sms', 'email')),
  constraint outbox_language_known check (language in ('en', 'mm')),
  constraint outbox_state_known check (state in ('waiting', 'sent', 'expired', 'failed')),
  constraint outbox_finished_when_not_waiting check ((state = 'waiting') = (finished_at is null)),
  constraint outbox_finished_keeps_no_values check (state = 'waiting' or template_values = '{}')
);

create index outbox_waiting_by_due_time on outbox (due_at) where state = 'waiting';
create index outbox_waiting_by_topic on outbox (topic) where state = 'waiting' and topic is not null;
create index outbox_by_recipient on outbox (recipient);
create index outbox_finished_by_time on outbox (finished_at) where state <> 'waiting';

comment on table outbox is
  'SMS and e-mail to be sent, written in the transaction of the change that caused them. A job delivers each.';
comment on column outbox.id is 'Goes out with the message, so that a receiver can drop one that arrives twice.';
comment on column outbox.template_values is 'May hold a code or a link, so it is emptied as soon as the message is finished.';
comment on column outbox.topic is 'A newer message of the same topic takes the place of one that still waits.';
comment on column outbox.not_after is 'From this moment the message would be of no use, and is not sent.';
comment on column outbox.due_at is
  'When the next attempt may begin, by the clock of the database. While one is under way, when it counts as lost.';
comment on column outbox.state is
  'sent: taken over by the gateway or mail server; expired: too late, or replaced by a newer one; failed: refused, or all attempts used up.';
