-- Whether an account has ever had money is read from its postings.
create index bank_postings_arrived on bank_postings (account_number) where minor > 0;
