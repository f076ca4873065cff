create table sandbox_mailbox (
  id bigint generated always as identity,
  message_id uuid not null,
  channel text not null,
  recipient text not null,
  recipient_key text not null,
  subject text not null,
  body text not null,
  at timestamptz not null,
  constraint sandbox_mailbox_id_unique primary key (id),
  constraint sandbox_mailbox_shows_a_message_once unique (message_id),
  constraint sandbox_mailbox_channel_known check (channel in ('sms', 'email'))
);

create index sandbox_mailbox_by_recipient on sandbox_mailbox (recipient_key, id);

comment on table sandbox_mailbox is 'What the sandbox would have sent. Empty where real channels are configured.';
comment on column sandbox_mailbox.message_id is 'The message in the outbox.';
comment on column sandbox_mailbox.recipient_key is 'The recipient in the one spelling that searches compare with.';
comment on column sandbox_mailbox.subject is 'Empty for an SMS.';
