import type { ActorKind } from '@taga/contract/records/desk/audit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { AuditEntry, AuditFacts } from './digest.ts';

/** One link and the entry it stands for, as they lie in the database. */
export interface Link {
  readonly number: bigint;
  readonly entryId: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** Missing where somebody has removed it. */
  readonly entry: (AuditEntry & { readonly digest: Buffer }) | undefined;
}

/** One moment of the whole log, however long it is looked at and whatever is written meanwhile. */
export function atOneMoment<Result>(db: Kysely<DB>, look: (trx: Transaction<DB>) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look);
}

export async function listLinks(trx: Transaction<DB>, after: bigint, count: number): Promise<Link[]> {
  const rows = await trx
    .selectFrom('audit_chain as link')
    .leftJoin('audit_entries as entry', 'entry.id', 'link.entry_id')
    .select(['link.number', 'link.entry_id', 'link.previous_hash', 'link.hash', 'entry.id as found_id'])
    .select(['entry.at', 'entry.actor_kind', 'entry.actor_id', 'entry.action', 'entry.subject_kind'])
    .select(['entry.subject_id', 'entry.facts', 'entry.digest'])
    .where('link.number', '>', String(after))
    .orderBy('link.number')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    number: BigInt(row.number),
    entryId: row.entry_id,
    previousHash: row.previous_hash,
    hash: row.hash,
    entry: row.found_id === null ? undefined : toEntry(row as EntryColumns),
  }));
}

/** Where the entry is there at all, only the columns are null that may be in the table. */
interface EntryColumns {
  readonly at: Date;
  readonly actor_kind: ActorKind;
  readonly actor_id: string | null;
  readonly action: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly facts: unknown;
  readonly digest: Buffer;
}

function toEntry(row: EntryColumns): NonNullable<Link['entry']> {
  return {
    at: row.at,
    actor: { kind: row.actor_kind, ...(row.actor_id !== null && { id: row.actor_id }) },
    action: row.action,
    ...(row.subject_kind !== null && { subject: { kind: row.subject_kind, id: row.subject_id ?? '' } }),
    // Not parsed: what somebody has put there past us is to be found by its digest.
    facts: row.facts as AuditFacts,
    digest: row.digest,
  };
}

export async function findHead(trx: Transaction<DB>): Promise<{ number: bigint; hash: Buffer } | undefined> {
  const row = await trx.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirst();
  return row && { number: BigInt(row.number), hash: row.hash };
}

/**
 * An entry that no link stands for was put there past the trigger, or has lost its link. Looked for among those after one
 * entry and, unless it is the end of the log, up to another.
 */
export async function findUnchained(
  trx: Transaction<DB>,
  after: bigint,
  upTo: bigint | undefined,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('audit_entries as entry')
    .select('entry.id')
    .where('entry.id', '>', String(after))
    .$if(upTo !== undefined, (entries) => entries.where('entry.id', '<=', String(upTo)))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('audit_chain').select(sql`1`.as('one')).whereRef('audit_chain.entry_id', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('entry.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
