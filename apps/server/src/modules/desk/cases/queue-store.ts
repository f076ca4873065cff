import { mostCasesCounted } from '@taga/contract/constants';
import type { CaseStatus, queueMarks } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Cursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Case } from './case.ts';
import { casesWithNames, toCase } from './store.ts';

/** Conditions of the queue; each that is not given is none. */
export interface QueueConditions {
  /** Those that the asker is given; null for all. */
  readonly branches: readonly string[] | null;
  /** Whatever their status where it is not given. */
  readonly status?: CaseStatus | undefined;
  /** One kind alone, by its list. */
  readonly queue?: string | undefined;
  /** The count behind the number of an application. */
  readonly application?: number | undefined;
  readonly customerIds?: readonly string[] | undefined;
  readonly accountClass?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly identity?: IdentityStatus | undefined;
  readonly mark?: (typeof queueMarks)[number] | undefined;
  readonly submittedBefore?: Date | undefined;
  /** Who holds them at the moment: this member of staff, nobody, or anybody but this one. */
  readonly held?:
    | { readonly by: 'staff' | 'nobody' | 'others'; readonly staffId: string; readonly at: Date }
    | undefined;
}

export interface QueuePage {
  readonly after: Cursor | undefined;
  readonly newestFirst: boolean;
  readonly limit: number;
}

export interface QueuedCase {
  readonly found: Case;
  readonly place: Cursor;
}

/** Only accounts have classes and identity checks: the indexes of their list answer for them. */
const accountQueue = 'cases';

function conditionsOf(asked: QueueConditions): RawBuilder<SqlBool>[] {
  const { status, application, customerIds, accountClass, branchCode, identity, mark, submittedBefore, held } = asked;
  const queue = asked.queue ?? (accountClass || identity ? accountQueue : undefined);
  return [
    ...(queue ? [sql<SqlBool>`cases.queue = ${queue}`] : []),
    ...(status ? [sql<SqlBool>`cases.status = ${status}`] : []),
    ...(application !== undefined ? [hasNumber(application)] : []),
    ...(customerIds ? [sql<SqlBool>`cases.customer_id = any (${customerIds}::uuid[])`] : []),
    ...(accountClass ? [sql<SqlBool>`cases.account_class = ${accountClass}`] : []),
    ...(branchCode ? [sql<SqlBool>`cases.branch_code = ${branchCode}`] : []),
    ...(identity ? [sql<SqlBool>`cases.identity_status = ${identity}`] : []),
    ...(mark ? [hasMark(mark)] : []),
    ...(submittedBefore ? [sql<SqlBool>`cases.handed_in_at <= ${submittedBefore}`] : []),
    ...(held ? [isHeld(held)] : []),
  ];
}

function hasNumber(application: number): RawBuilder<SqlBool> {
  return sql`cases.authorization_req_id = (select authorization_req_id from applications where number = ${application})`;
}

function hasMark(mark: NonNullable<QueueConditions['mark']>): RawBuilder<SqlBool> {
  if (mark === 'corrected') return sql`cases.is_corrected`;
  return sql`(select ${mark} = any (marks) from orders where orders.authorization_req_id = cases.authorization_req_id)`;
}

function isHeld({ by, staffId, at }: NonNullable<QueueConditions['held']>): RawBuilder<SqlBool> {
  if (by === 'staff') return sql`cases.held_by = ${staffId} and cases.held_until > ${at}`;
  if (by === 'others') return sql`cases.held_by <> ${staffId} and cases.held_until > ${at}`;
  return sql`(cases.held_by is null or cases.held_until <= ${at})`;
}

function behind({ after, newestFirst }: Pick<QueuePage, 'after' | 'newestFirst'>): RawBuilder<SqlBool>[] {
  if (!after) return [];
  const place = sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  return [sql`(cases.handed_in_at, cases.authorization_req_id) ${newestFirst ? sql`<` : sql`>`} ${place}`];
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

const isGiven = (branches: readonly string[]) => sql<SqlBool>`cases.branch_code = any (${branches}::text[])`;

/**
 * Of somebody who is given some branches, the page is the first of the pages of each: read in the order of an index, one
 * branch after the other, however many cases the other branches have.
 */
function firstOfEach(branches: readonly string[], conditions: readonly RawBuilder<SqlBool>[], page: QueuePage) {
  const order = sql`order by handed_in_at ${page.newestFirst ? sql`desc` : sql`asc`}, authorization_req_id ${page.newestFirst ? sql`desc` : sql`asc`} limit ${sql.lit(page.limit)}`;
  return sql<SqlBool>`cases.authorization_req_id = any (array(
    select first.authorization_req_id from unnest(${branches}::text[]) given (code) cross join lateral (
      select authorization_req_id, handed_in_at from cases
      where cases.branch_code = given.code and ${all(conditions)} ${order}) first ${order}))`;
}

/** One page, read in the order of an index. */
export async function findQueue(db: Kysely<DB>, asked: QueueConditions, page: QueuePage): Promise<QueuedCase[]> {
  const { branches, branchCode, application, customerIds, held } = asked;
  const conditions = [...conditionsOf(asked), ...behind(page)];
  const isFew = [branchCode, application, customerIds].some((each) => each !== undefined) || held?.by === 'staff';
  const within = branches && (isFew ? isGiven(branches) : firstOfEach(branches, conditions, page));
  const direction = page.newestFirst ? 'desc' : 'asc';
  const rows = await casesWithNames(db)
    .select(
      // The database knows smaller parts of a second than we do.
      sql<string>`to_char(cases.handed_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly'),
    )
    .where(all([...conditions, ...(within ? [within] : [])]))
    .orderBy('cases.handed_in_at', direction)
    .orderBy('cases.authorization_req_id', direction)
    // Written out: a plan for any limit would be one for many rows.
    .limit(sql.lit(page.limit))
    .execute();
  return rows.map((row) => ({ found: toCase(row), place: { at: row.exactly, id: row.authorization_req_id } }));
}

/** How many there are of each, counted no further than anybody reads: a long queue costs no more than a short one. */
export async function countQueues<Name extends string>(
  db: Kysely<DB>,
  asked: Readonly<Record<Name, QueueConditions>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(asked) as Name[];
  if (names.length === 0) return {} as Record<Name, number>;
  const count = ({ branches, ...conditions }: QueueConditions) =>
    sql<number>`(select count(*)::int from (select from cases where ${all([
      ...conditionsOf({ branches, ...conditions }),
      ...(branches ? [isGiven(branches)] : []),
    ])} order by cases.handed_in_at limit ${sql.lit(mostCasesCounted)}) counted)`;
  const counted = await db
    .selectNoFrom(names.map((name, place) => count(asked[name]).as(`count_${place}`)))
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    names.map((name, place) => [name, (counted as Record<string, number>)[`count_${place}`]]),
  ) as Record<Name, number>;
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
  { queue, branches, status, isProposed, after, limit }: InStatus,
): Promise<QueuedCase[]> {
  const rows = await casesWithNames(db)
    .select(sql<string>`to_char(cases.handed_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly'))
    .where('cases.queue', '=', queue)
    .where('cases.application_status', '=', status)
    .where(all([...behind({ after, newestFirst: false }), ...(branches ? [isGiven(branches)] : [])]))
    .$if(isProposed !== undefined, (query) => query.where('cases.status', isProposed ? '=' : '<>', 'PROPOSED'))
    .orderBy('cases.handed_in_at')
    .orderBy('cases.authorization_req_id')
    .limit(sql.lit(limit))
    .execute();
  return rows.map((row) => ({ found: toCase(row), place: { at: row.exactly, id: row.authorization_req_id } }));
}
