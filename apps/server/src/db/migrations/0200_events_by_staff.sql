-- Whoever comes back to the desk is told what became of the cases that they worked on.
create index concurrently if not exists case_events_by_staff on case_events (staff_id, at desc) where staff_id is not null;
