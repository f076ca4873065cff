-- A request may be decided more than once, and each decision is told.
alter table inbox_messages
  drop constraint one_message_of_a_type_per_request,
  add column decision_id uuid;

update inbox_messages set decision_id = authorization_req_id;

alter table inbox_messages
  add constraint one_message_of_a_type_per_decision unique (decision_id, type);

comment on column inbox_messages.decision_id is 'What the message tells of: one message of a kind for each, however often it is told.';
