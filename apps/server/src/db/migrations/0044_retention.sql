-- What is to be erased is found without looking at what is not.
create index applications_drafts_by_last_save on applications (coalesce(saved_at, created_at))
  where coalesce(status, 'INIT') = 'INIT';
create index applications_rejected_by_time on applications (created_at) where status = 'REJECTED';
