create table daily_figures (
  day date not null,
  figure text not null,
  key text not null,
  count integer not null,
  constraint daily_figures_once_a_day primary key (day, figure, key),
  constraint daily_figure_known check (figure in ('codes', 'applications', 'completed', 'stopped', 'identity'))
);

comment on table daily_figures is
  'What is left of rows that were swept or erased: how many there were, by the day in Myanmar. Nothing that leads back to anybody.';
comment on column daily_figures.figure is
  'codes: by their state; applications: by their status; completed and stopped: by the step of the wizard; identity: checks by their status.';

create index applications_by_time on applications (created_at);
create index identity_checks_by_time on identity_checks (created_at);
