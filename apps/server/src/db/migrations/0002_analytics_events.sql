create table analytics_events (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  action text not null,
  page text not null,
  visitor_key bytea,
  session_id text,
  browser_name text,
  browser_platform text,
  latitude numeric(3, 1),
  longitude numeric(4, 1),
  constraint analytics_events_id_unique primary key (id),
  constraint analytics_events_visitor_key_is_sha256 check (octet_length(visitor_key) = 32),
  constraint analytics_events_latitude_on_earth check (latitude between -90 and 90),
  constraint analytics_events_longitude_on_earth check (longitude between -180 and 180),
  constraint analytics_events_place_is_whole check ((latitude is null) = (longitude is null))
);

create index analytics_events_by_time on analytics_events (at);

comment on table analytics_events is 'What visitors do on the site, without anything that names them.';
comment on column analytics_events.page is 'The pattern of the page''s route, never an address with numbers or a query.';
comment on column analytics_events.visitor_key is
  'Keyed hash (HMAC-SHA-256) of the login id: tells visitors apart without naming them. Never the login id itself.';
comment on column analytics_events.latitude is 'Rounded to a tenth of a degree, about 11 km: a town, not a home.';
comment on column analytics_events.longitude is 'Rounded like the latitude.';
