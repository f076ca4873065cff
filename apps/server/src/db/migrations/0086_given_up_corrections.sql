-- Those that customers were asked to correct and never handed in again are found without looking at the rest.
create index applications_to_correct_by_last_save on applications (coalesce(saved_at, created_at)) where status = 'INCOMPLETED';
