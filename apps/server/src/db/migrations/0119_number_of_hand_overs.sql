-- Links live for minutes; those of before have no number and are shown again.
delete from hand_overs;

alter table hand_overs
  add column number text not null,
  add column tries smallint not null default 0,
  add column confirmed_at timestamptz,
  add constraint hand_over_number_has_two_digits check (number ~ '^[0-9]{2}$'),
  add constraint only_an_opened_hand_over_is_confirmed check (confirmed_at is null or opened_at is not null);

comment on column hand_overs.number is 'Shown on the computer, typed on the phone: a link alone takes nothing.';
comment on column hand_overs.tries is 'How often a number was typed. After three the link is dead.';
comment on column hand_overs.token_hash is
  'SHA-256 of what the phone holds: until the number was right a token for trying it, from then on the phone''s token.';
comment on column hand_overs.expires_at is
  'Of the link until the number was right, of the phone''s token afterwards. Rows past it are purged.';
