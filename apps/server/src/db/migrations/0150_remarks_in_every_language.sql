-- What staff say to a customer is written in every language. `remark` stays as it was: a note from maker to checker, and what
-- was said to a customer in one language before.
alter table case_proposals add column remarks jsonb;
alter table card_orders add column remarks jsonb;

comment on column case_proposals.remark is 'For the checker; of what the customer reads, the first language, or what was written before it had to be in all.';
comment on column case_proposals.remarks is 'By language, as the customer reads it.';
comment on column card_orders.remarks is 'Of a card that is cancelled: what the customer is told, by language.';
