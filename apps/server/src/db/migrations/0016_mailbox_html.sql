alter table sandbox_mailbox add column html text not null default '';
alter table sandbox_mailbox alter column html drop default;

comment on column sandbox_mailbox.html is 'An e-mail as mail programs show it. Empty for an SMS.';
