comment on column outbox.template_values is
  'While the message waits: its values, sealed with the server key "outbox" for this row alone, because they may hold a code or a link. Emptied as soon as it is finished.';
