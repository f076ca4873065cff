-- The desk reads what was sent to one customer page by page, the newest first.
create index concurrently if not exists outbox_by_recipient_and_time on outbox (recipient, queued_at desc, id desc);
