-- Which photos and which video were there when a check was made: whether it counts goes by their ids, not by clocks.
update identity_checks made
set subject = made.subject || jsonb_build_object('otherFrontId', null, 'fileIds', coalesce((
  select jsonb_agg(file.id order by file.id)
  from application_files file
  where file.authorization_req_id = made.authorization_req_id
    and file.created_at <= made.created_at
    and file.type in ('PRIMARY-FRONT', 'PRIMARY-BACK', 'SECONDARY-FRONT', 'SECONDARY-BACK', 'SELFIE-VIDEO')
), '[]'))
where made.subject is not null;

comment on column identity_checks.subject is
  'Which photos and which video were checked, as what, which others were there, and which way to turn the head was asked; null where the check was skipped.';
