create table analytics_days (
  day date not null,
  action text not null,
  page text not null,
  events integer not null,
  visitors integer not null,
  sessions integer not null,
  constraint analytics_days_counted_once primary key (day, action, page)
);

comment on table analytics_days is
  'How often each thing happened on each page, by the day in Myanmar: what is left when the events themselves are swept.';
comment on column analytics_days.visitors is 'How many customers who had signed in were among them.';
comment on column analytics_days.sessions is 'How many browser tabs, on the pages that open an account.';
