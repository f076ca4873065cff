create table files_to_erase (
  name text not null,
  due_at timestamptz not null,
  constraint files_to_erase_name_unique primary key (name)
);

create index files_to_erase_by_due_time on files_to_erase (due_at);

comment on table files_to_erase is
  'Files that nothing names: listed before they are written, and taken off the list when a row comes to name them, so that a crash in between leaves nothing behind for good.';

create table uploads (
  id uuid not null,
  customer_id uuid not null references customers (id),
  length_bytes integer not null,
  received_bytes integer not null default 0,
  parts text[] not null default '{}',
  created_at timestamptz not null,
  constraint uploads_id_unique primary key (id),
  constraint upload_has_a_length check (length_bytes > 0),
  constraint upload_is_not_overfull check (received_bytes between 0 and length_bytes)
);

create index uploads_by_time on uploads (created_at);
create index uploads_by_customer on uploads (customer_id);

comment on table uploads is 'Files that arrive in parts, over as many connections as it takes; each part is a sealed file of its own.';
comment on column uploads.parts is 'What the parts are called, in their order. Each attempt has a name of its own, so that of two at once neither spoils the other''s.';

create table application_files (
  id uuid not null,
  authorization_req_id uuid not null references applications (authorization_req_id),
  customer_id uuid not null references customers (id),
  type text not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  upload_id uuid,
  created_at timestamptz not null,
  constraint application_files_id_unique primary key (id),
  constraint one_file_of_a_type_per_application unique (authorization_req_id, type),
  constraint an_upload_becomes_one_file unique (upload_id),
  constraint application_file_type_known check (type in (
    'PRIMARY-FRONT', 'PRIMARY-BACK', 'SECONDARY-FRONT', 'SECONDARY-BACK', 'SELFIE-VIDEO', 'SIGNATURE',
    'SRC_INCOME_01', 'SRC_INCOME_02', 'SRC_INCOME_03'))
);

comment on table application_files is 'Photos, videos and documents of an application. The file itself is sealed, under the id, where FILES_URL says.';
comment on column application_files.name is 'What the customer calls it; never a part of any path.';
comment on column application_files.sha256 is 'Of the bytes as they arrived, for the sender to compare with.';
