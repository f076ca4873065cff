-- The token that a request for a video was answered with: who brings it with the video shows that it is for this request.
alter table identity_requests add column token_hash bytea;

comment on column identity_requests.token_hash is 'Null for requests from before tokens were kept.';
