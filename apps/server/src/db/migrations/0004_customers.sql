-- What a person tells us about themselves. A registration and a customer hold the same, column for column.
create table customers (
  id uuid not null,
  login_id text not null,
  password_hash text not null,
  full_name text not null,
  father_name text not null,
  id_type text not null,
  id_value text not null,
  nrc_back_serial text,
  passport_issued_on date,
  passport_expires_on date,
  visa_type text,
  visa_place text,
  visa_expires_on date,
  visa_number text,
  country text not null,
  nationality text not null,
  phone text not null,
  birth_date date not null,
  gender text not null,
  current_state text not null,
  current_township text not null,
  current_address text not null,
  current_house_no text,
  current_street text,
  current_country text not null,
  permanent_state text not null,
  permanent_township text not null,
  permanent_address text not null,
  permanent_house_no text,
  permanent_street text,
  permanent_country text not null,
  language text not null,
  created_at timestamptz not null,
  constraint login_id_is_lower_case check (login_id = lower(login_id)),
  constraint id_type_known check (id_type in ('NRC', 'OLD_NRC', 'PASSPORT')),
  constraint passport_and_visa_are_whole check (
    (id_type = 'PASSPORT') = (passport_issued_on is not null)
    and num_nulls(passport_issued_on, passport_expires_on, visa_type, visa_place, visa_expires_on, visa_number)
      in (0, 6)
  ),
  constraint passport_expires_after_issue check (passport_expires_on > passport_issued_on),
  constraint gender_known check (gender in ('M', 'F')),
  constraint phone_is_in_stored_form check (phone ~ '^09[0-9]{6,10}$'),
  constraint language_known check (language in ('en', 'mm'))
);

comment on column customers.login_id is 'The e-mail address, in lower case.';
comment on column customers.password_hash is 'argon2id with its parameters and salt; the password itself is kept nowhere.';
comment on column customers.id_value is 'As printed on the card or passport, with 0 to 9 and capital letters.';
comment on column customers.phone is '09 and the rest, without spaces.';
comment on column customers.language is 'In which messages are sent.';

create table registrations (
  like customers including constraints including comments,
  phone_verified_at timestamptz,
  expires_at timestamptz not null,
  constraint registrations_id_unique primary key (id),
  constraint registrations_expire_after_creation check (expires_at > created_at)
);

create index registrations_by_expiry on registrations (expires_at);
create index registrations_by_login_id on registrations (login_id, created_at);

comment on table registrations is
  'People who have signed up and not yet confirmed phone and e-mail. Several may name one e-mail address; the first to confirm it becomes the customer.';
comment on column registrations.id is 'The customer will have the same id.';
comment on column registrations.expires_at is 'From this moment the registration is forgotten; rows past it are swept.';

alter table customers
  add column product_code text,
  add column existing_customer boolean not null default false,
  add column cif_no text,
  add column status text not null default 'ACTIVE',
  add column password_changed_at timestamptz not null,
  add constraint customers_id_unique primary key (id),
  add constraint customers_login_id_unique unique (login_id),
  add constraint customers_phone_unique unique (phone),
  add constraint customers_status_known check (status in ('ACTIVE', 'BLOCKED'));

create index customers_by_identity on customers (id_type, id_value);

comment on table customers is 'People who have confirmed their phone and their e-mail address and may sign in.';
comment on column customers.product_code is 'CREDITCARD for those who came for a card; null for everybody else.';
comment on column customers.existing_customer is 'Whether the bank knew the person before the sign-up.';
comment on column customers.cif_no is 'The bank''s own number for the customer, once there is one.';

create table email_links (
  token_hash bytea not null,
  user_id uuid not null,
  login_id text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_links_hash_unique primary key (token_hash),
  constraint email_links_hash_is_sha256 check (octet_length(token_hash) = 32),
  constraint email_links_expire_after_sending check (expires_at > sent_at)
);

create index email_links_by_expiry on email_links (expires_at);

comment on table email_links is
  'Links that confirm an e-mail address. They stay a while after use and after their end, so that a second click can be explained.';
comment on column email_links.token_hash is 'SHA-256 of the token; the token itself is in the e-mail only.';
comment on column email_links.user_id is 'The registration, and later the customer, of the same id.';
