-- A cheque book may come with an account: ordered like a service, and paid for from the new account.
alter table account_openings add column cheque_book jsonb;

comment on column account_openings.cheque_book is
  'The cheque book that was ordered with the account, its fee and whether the bank has taken it; null without one.';
