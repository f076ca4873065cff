-- What a customer cannot mend by themselves they report with the application, in one press.
alter table applications add column details_reported_at timestamptz;
comment on column applications.details_reported_at is
  'When the customer said that something in the details of the sign-up is wrong; null where they did not, or took it back.';

alter table orders
  drop constraint order_marks_known,
  add constraint order_marks_known check (
    marks <@ array['known-person-other-phone', 'identity-not-verified', 'employee-not-confirmed', 'details-reported-wrong']
  );
