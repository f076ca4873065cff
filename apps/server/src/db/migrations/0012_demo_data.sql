create table demo_data (
  name text not null,
  created_at timestamptz not null,
  constraint demo_data_name_unique primary key (name)
);

comment on table demo_data is
  'Which sets of demo data were made, so that each is made once and what people change of it stays changed. A database with any row here has sign-ins whose passwords are published, and is not for a real bank.';
