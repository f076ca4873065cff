create table audit_entries (
  id bigint generated always as identity,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text,
  action text not null,
  subject_kind text,
  subject_id text,
  facts jsonb not null,
  digest bytea not null,
  constraint audit_entries_id_unique primary key (id),
  -- The digest is taken of whole milliseconds; a moment between two of them could be changed unseen.
  constraint audit_entry_at_whole_milliseconds check (date_trunc('milliseconds', at) = at),
  constraint audit_entry_actor_kind_known check (actor_kind in ('staff', 'customer', 'system')),
  constraint audit_entry_subject_whole check ((subject_kind is null) = (subject_id is null)),
  constraint audit_entry_facts_are_an_object check (jsonb_typeof(facts) = 'object'),
  constraint audit_entry_digest_is_sha256 check (octet_length(digest) = 32)
);

create index audit_entries_by_actor on audit_entries (actor_id, id desc);
create index audit_entries_by_subject on audit_entries (subject_id, id desc);
create index audit_entries_by_action on audit_entries (action text_pattern_ops, id desc);
create index audit_entries_by_time on audit_entries (at, id desc);

create table audit_chain (
  number bigint not null,
  entry_id bigint not null references audit_entries (id),
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_chain_number_unique primary key (number),
  constraint audit_chain_entry_unique unique (entry_id),
  constraint audit_chain_hashes_are_sha256 check (octet_length(previous_hash) = 32 and octet_length(hash) = 32)
);

create table audit_head (
  is_head boolean not null default true,
  number bigint not null,
  hash bytea not null,
  constraint one_audit_head primary key (is_head),
  constraint audit_head_is_the_only_one check (is_head),
  constraint audit_head_hash_is_sha256 check (octet_length(hash) = 32)
);

insert into audit_head (number, hash) values (0, sha256('taga audit'::bytea));

-- Runs when the transaction commits. Until then nobody waits, wherever in it something was written down, and what is
-- locked here is locked last of all: two transactions cannot wait for each other.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  head audit_head;
  next_hash bytea;
begin
  select * into strict head from audit_head for update;
  next_hash := sha256(head.hash || int8send(head.number + 1) || new.digest);
  insert into audit_chain (number, entry_id, previous_hash, hash)
    values (head.number + 1, new.id, head.hash, next_hash);
  update audit_head set number = head.number + 1, hash = next_hash;
  return null;
end
$$;

create constraint trigger audit_entries_are_chained after insert on audit_entries
  deferrable initially deferred for each row execute function chain_audit_entry();

create function refuse_to_change_audit() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what was written down stays.', tg_op, tg_table_name;
end
$$;

create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_to_change_audit();
create trigger audit_chain_stays before update or delete or truncate on audit_chain
  for each statement execute function refuse_to_change_audit();
create trigger audit_head_stays before delete or truncate on audit_head
  for each statement execute function refuse_to_change_audit();

create function keep_audit_head_growing() returns trigger language plpgsql as $$
begin
  if new.number <> old.number + 1 then
    raise exception 'The end of the audit log can only move on by one.';
  end if;
  return new;
end
$$;

create trigger audit_head_grows before update on audit_head
  for each row execute function keep_audit_head_growing();

comment on table audit_entries is
  'What staff, customers and the server did. Append-only; holds no personal data, only ids and short facts.';
comment on column audit_entries.digest is 'SHA-256 of the content in canonical form, see modules/audit/digest.ts.';
comment on table audit_chain is
  'One link for each entry, in the order of the commits: SHA-256 of the hash before, the number and the digest.';
comment on table audit_head is 'The last link, so that entries removed at the end are missed; its row is what writers wait for.';
