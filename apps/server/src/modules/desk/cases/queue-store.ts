import { mostCasesCounted } from '@taga/contract/constants';
import type { CaseStatus, queueMarks } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules';
import { type DueState, latestAmber } from '@taga/contract/rules/applications/service-level';
import { mostAllowedHours } from '@taga/reference/service-levels';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Cursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { isCaseWithin } from '../../../db/within-branches.ts';
import { type Case, openStatuses } from './case.ts';
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
  /** Open ones alone, whatever their status. */
  readonly due?: { readonly state: DueState; readonly at: Date } | undefined;
  /** Who holds them at the moment or is given them: this member of staff, nobody, or anybody but this one. */
  readonly held?:
    | { readonly by: 'staff' | 'nobody' | 'others'; readonly staffId: string; readonly at: Date }
    | undefined;
}

/** Where the order is by what is due, what is due never is left out. */
type QueueOrder = 'oldest' | 'newest' | 'due';

export interface QueuePage {
  readonly after: Cursor | undefined;
  readonly order: QueueOrder;
  readonly limit: number;
}

export interface QueuedCase {
  readonly found: Case;
  readonly place: Cursor;
}

/** Only accounts have classes and identity checks: the indexes of their list answer for them. */
const accountQueue = 'cases';

/** All but those of branches and customers, which are not looked for alike by a page and by a count. */
function conditionsOf(asked: QueueConditions): RawBuilder<SqlBool>[] {
  const { status, application, accountClass, branchCode, identity, mark, submittedBefore, due, held } = asked;
  const queue = asked.queue ?? (accountClass || identity ? accountQueue : undefined);
  return [
    ...(queue ? [sql<SqlBool>`cases.queue = ${queue}`] : []),
    ...(status ? [sql<SqlBool>`cases.status = ${status}`] : []),
    ...(application !== undefined ? [hasNumber(application)] : []),
    ...(accountClass ? [sql<SqlBool>`cases.account_class = ${accountClass}`] : []),
    ...(branchCode ? [sql<SqlBool>`cases.branch_code = ${branchCode}`] : []),
    ...(identity ? [sql<SqlBool>`cases.identity_status = ${identity}`] : []),
    ...(mark ? [hasMark(mark)] : []),
    ...(submittedBefore ? [sql<SqlBool>`cases.handed_in_at <= ${submittedBefore}`] : []),
    ...(due ? [isDue(due)] : []),
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
  const heldNow = sql`cases.held_until > ${at}`;
  if (by === 'staff') return sql`((cases.held_by = ${staffId} and ${heldNow}) or cases.assigned_to = ${staffId})`;
  if (by === 'others') return sql`((cases.held_by <> ${staffId} and ${heldNow}) or cases.assigned_to <> ${staffId})`;
  return sql`((cases.held_by is null or cases.held_until <= ${at}) and cases.assigned_to is null)`;
}

/** A server of the version before leaves what is due as it was: what is decided is never late. */
function isDue({ state, at }: NonNullable<QueueConditions['due']>): RawBuilder<SqlBool> {
  const isOpen = sql`cases.status in (${sql.join(openStatuses.map(sql.lit))})`;
  if (state === 'late') return sql`${isOpen} and cases.due_at <= ${at}`;
  return sql`${isOpen} and cases.due_soon_at <= ${at} and cases.due_at > ${at} and cases.due_at <= ${latestAmber(at, mostAllowedHours)}`;
}

const orderColumn = { oldest: 'handed_in_at', newest: 'handed_in_at', due: 'due_at' } as const;

function behind({ after, order }: Pick<QueuePage, 'after' | 'order'>): RawBuilder<SqlBool>[] {
  const column = sql.ref(`cases.${orderColumn[order]}`);
  const hasPlace = order === 'due' ? [sql<SqlBool>`${column} is not null`] : [];
  if (!after) return hasPlace;
  const place = sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  return [...hasPlace, sql`(${column}, cases.authorization_req_id) ${order === 'newest' ? sql`<` : sql`>`} ${place}`];
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

const isOf = (customerIds: readonly string[]) => sql<SqlBool>`cases.customer_id = any (${customerIds}::uuid[])`;

/**
 * Of some branches or customers, the page is the first of the pages of each: read in the order of an index, one after
 * the other, however many cases the others have.
 */
function firstOfEach(
  {
    column,
    type,
    values,
  }: { readonly column: string; readonly type: 'text' | 'uuid'; readonly values: readonly string[] },
  conditions: readonly RawBuilder<SqlBool>[],
  page: QueuePage,
) {
  const placeColumn = sql.ref(orderColumn[page.order]);
  const direction = page.order === 'newest' ? sql`desc` : sql`asc`;
  const order = sql`order by ${placeColumn} ${direction}, authorization_req_id ${direction} limit ${sql.lit(page.limit)}`;
  return sql<SqlBool>`cases.authorization_req_id = any (array(
    select first.authorization_req_id from unnest(${values}::${sql.raw(type)}[]) given (value) cross join lateral (
      select authorization_req_id, ${placeColumn} from cases
      where ${sql.ref(`cases.${column}`)} = given.value and ${all(conditions)} ${order}) first ${order}))`;
}

/** What keeps a page to few cases, where its conditions alone would let the database look through all of them. */
function within(asked: QueueConditions, conditions: readonly RawBuilder<SqlBool>[], page: QueuePage) {
  const { branches, branchCode, application, customerIds, held } = asked;
  if (customerIds) {
    const ofCustomers = { column: 'customer_id', type: 'uuid', values: customerIds } as const;
    return [firstOfEach(ofCustomers, [...conditions, isCaseWithin(branches)], page)];
  }
  const isFew = branchCode !== undefined || application !== undefined || held?.by === 'staff';
  if (!branches || isFew) return [isCaseWithin(branches)];
  return [firstOfEach({ column: 'branch_code', type: 'text', values: branches }, conditions, page)];
}

/** The database knows smaller parts of a second than we do. */
const exactly = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly');

/** One page, read in the order of an index. */
export async function findQueue(db: Kysely<DB>, asked: QueueConditions, page: QueuePage): Promise<QueuedCase[]> {
  const conditions = [...conditionsOf(asked), ...behind(page)];
  const column = `cases.${orderColumn[page.order]}` as const;
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  const rows = await casesWithNames(db)
    .select(exactly(column))
    .where(all([...conditions, ...within(asked, conditions, page)]))
    .orderBy(column, direction)
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
      ...(conditions.customerIds ? [isOf(conditions.customerIds)] : []),
      isCaseWithin(branches),
    ])} order by ${sql.ref(`cases.${orderColumn[conditions.due ? 'due' : 'oldest']}`)} limit ${sql.lit(mostCasesCounted)}) counted)`;
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
    .select(exactly('cases.handed_in_at'))
    .where('cases.queue', '=', queue)
    .where('cases.application_status', '=', status)
    .where(all([...behind({ after, order: 'oldest' }), isCaseWithin(branches)]))
    .$if(isProposed !== undefined, (query) => query.where('cases.status', isProposed ? '=' : '<>', 'PROPOSED'))
    .orderBy('cases.handed_in_at')
    .orderBy('cases.authorization_req_id')
    .limit(sql.lit(limit))
    .execute();
  return rows.map((row) => ({ found: toCase(row), place: { at: row.exactly, id: row.authorization_req_id } }));
}
