import { mostCasesCounted } from '@taga/contract/constants';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { Cursor } from '../../../db/cursor.ts';
import { given } from '../../../db/given.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Case } from './case.ts';
import { casesWithNames, toCase } from './store.ts';

export interface QueueFilter {
  readonly queue: string;
  /** Those that the asker is given; null for all. */
  readonly branches: readonly string[] | null;
  readonly status: CaseStatus;
  readonly accountClass: string | undefined;
  readonly branchCode: string | undefined;
  readonly identity: IdentityStatus | undefined;
  readonly submittedBefore: Date | undefined;
  /** Those that this member of staff holds, whatever their status. */
  readonly heldBy: string | undefined;
  readonly after: Cursor | undefined;
}

export interface QueuedCase {
  readonly found: Case;
  readonly place: Cursor;
}

/** The cases of a list behind a place in it, the oldest first. */
function queued(db: Kysely<DB>, { queue, branches, after }: Pick<QueueFilter, 'queue' | 'branches' | 'after'>) {
  return casesWithNames(db)
    .select(
      // The database knows smaller parts of a second than we do.
      sql<string>`to_char(cases.handed_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly'),
    )
    .where('cases.queue', '=', queue)
    .$if(branches !== null, (query) => query.where(sql<boolean>`cases.branch_code = any (${branches}::text[])`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(cases.handed_in_at, cases.authorization_req_id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('cases.handed_in_at')
    .orderBy('cases.authorization_req_id');
}

type QueuedRow = Parameters<typeof toCase>[0] & { readonly exactly: string };

function toQueued(row: QueuedRow): QueuedCase {
  return { found: toCase(row), place: { at: row.exactly, id: row.authorization_req_id } };
}

/** Read in the order of an index. */
export async function findQueue(
  db: Kysely<DB>,
  { status, accountClass, branchCode, identity, submittedBefore, heldBy, ...listed }: QueueFilter,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<QueuedCase[]> {
  const asked = {
    'cases.account_class': accountClass,
    'cases.branch_code': branchCode,
    'cases.identity_status': identity,
  };
  let query = queued(db, listed).where((eb) => eb.and(given(asked)));
  if (submittedBefore) query = query.where('cases.handed_in_at', '<=', submittedBefore);
  query = heldBy
    ? query.where('held_by', '=', heldBy).where('held_until', '>', at)
    : query.where('cases.status', '=', status);
  // Written out: a plan for any limit would be one for many rows.
  return (await query.limit(sql.lit(limit)).execute()).map(toQueued);
}

export interface QueueCounts {
  readonly waiting: number;
  readonly proposed: number;
  readonly correction: number;
  readonly opening: number;
  readonly mine: number;
}

/** Counted no further than anybody reads, so that a long queue costs no more than a short one. */
export async function countQueue(
  db: Kysely<DB>,
  { queue, branches }: Pick<QueueFilter, 'queue' | 'branches'>,
  staffId: string,
  at: Date,
): Promise<QueueCounts> {
  const within = branches ? sql`and branch_code = any (${branches}::text[])` : sql``;
  const count = (status: CaseStatus) =>
    sql<number>`(select count(*)::int from (
      select from cases where queue = ${queue} and status = ${status} ${within} order by handed_in_at limit ${sql.lit(mostCasesCounted)}) counted)`;
  const mine = sql<number>`(select count(*)::int from (
      select from cases where queue = ${queue} and held_by = ${staffId} and held_until > ${at} ${within} limit ${sql.lit(mostCasesCounted)}) counted)`;
  return db
    .selectNoFrom([
      count('WAITING').as('waiting'),
      count('PROPOSED').as('proposed'),
      count('CORRECTION').as('correction'),
      count('OPENING').as('opening'),
      mine.as('mine'),
    ])
    .executeTakeFirstOrThrow();
}

interface InStatus {
  readonly queue: string;
  readonly branches: readonly string[] | null;
  readonly status: string;
  readonly isProposed: boolean | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Those of a list whose applications have a status, the oldest first. */
export async function findCasesInStatus(
  db: Kysely<DB>,
  { status, isProposed, limit, ...listed }: InStatus,
): Promise<QueuedCase[]> {
  const rows = await queued(db, listed)
    .where('cases.application_status', '=', status)
    .$if(isProposed !== undefined, (query) => query.where('cases.status', isProposed ? '=' : '<>', 'PROPOSED'))
    .limit(sql.lit(limit))
    .execute();
  return rows.map(toQueued);
}
