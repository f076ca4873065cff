-- The same photo or recording under two customers is a reason to look. Bytes and pictures are compared by their hashes,
-- which stay when a file is replaced.
create table identity_file_hashes (
  file_id uuid not null,
  authorization_req_id uuid not null references applications (authorization_req_id) on delete cascade,
  is_video boolean not null,
  type text not null,
  sha256 bytea not null,
  picture_hashes text[],
  picture_rows integer[],
  created_at timestamptz not null,
  constraint one_hash_per_file primary key (file_id)
);

create index identity_file_hashes_by_application on identity_file_hashes (authorization_req_id);
create index identity_file_hashes_by_bytes on identity_file_hashes (sha256);
create index identity_file_hashes_by_rows on identity_file_hashes using gin (picture_rows);

comment on table identity_file_hashes is 'Photos and videos that were checked, to find those that another customer sent too.';
comment on column identity_file_hashes.sha256 is 'Of the bytes as they were sent.';
comment on column identity_file_hashes.picture_hashes is
  'How the photo, or some pictures of the video, look: 256 bits each. Null until somebody has looked.';
comment on column identity_file_hashes.picture_rows is
  'The rows of these hashes, each with its place: pictures that look alike share one.';

-- What was checked before is known by its bytes.
insert into identity_file_hashes (file_id, authorization_req_id, is_video, type, sha256, created_at)
select file.id, file.authorization_req_id, file.type = 'SELFIE-VIDEO', file.type, file.sha256, file.created_at
from application_files file
where file.type in ('PRIMARY-FRONT', 'PRIMARY-BACK', 'SECONDARY-FRONT', 'SECONDARY-BACK', 'SELFIE-VIDEO')
  and exists (
    select from identity_checks made
    where made.authorization_req_id = file.authorization_req_id and made.subject is not null
  );
