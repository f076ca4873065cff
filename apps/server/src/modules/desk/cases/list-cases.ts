import type { AnswerOf, BodyOf } from '@taga/contract';
import type { listCases as listCasesEndpoint } from '@taga/contract/endpoints/desk/cases';
import type { QueueFilter } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import { pageOfRows, readCursor } from '../../../db/cursor.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { later } from '../../../time.ts';
import type { Asker } from '../branch-access/index.ts';
import { findCustomerIds, readSearch } from '../customers/index.ts';
import { listOpenProposals } from '../proposals/index.ts';
import { type CaseDependencies, openStatuses } from './case.ts';
import { describeQueued } from './describe-case.ts';
import { countQueues, findQueue, type QueueConditions, type QueuePage } from './queue-store.ts';

const hourS = 60 * 60;

/** What a filter asks for at this moment, of what the asker is given. */
export async function conditionsOf(
  filter: QueueFilter,
  { staffId, branches }: Asker,
  { db, at }: { readonly db: Kysely<DB>; readonly at: Date },
): Promise<QueueConditions> {
  const { status, text, olderThanHours, mine, holder, due } = filter;
  const { queue, accountClass, branchCode, identity, mark } = filter;
  const by = mine ? 'staff' : holder;
  const words = text === undefined ? undefined : readSearch(text);
  const isNumber = words?.application !== undefined;
  return {
    ...{ branches, queue, accountClass, branchCode, identity, mark },
    status: mine || text || due ? undefined : status,
    application: words?.application,
    customerIds: words && !isNumber ? await findCustomerIds(db, words) : undefined,
    submittedBefore: olderThanHours === undefined ? undefined : later(at, -olderThanHours * hourS),
    due: due && { state: due, at },
    held: by && { by, staffId, at },
  };
}

/** What is searched for may be decided, and what waits for somebody else has no place in an order of what is due. */
function orderOf({ newestFirst, dueFirst, due, mine, text, status }: QueueFilter): QueuePage['order'] {
  const isOpen = mine || openStatuses.some((each) => each === status);
  if (due || (dueFirst && isOpen && !text)) return 'due';
  return newestFirst ? 'newest' : 'oldest';
}

/** One page of the queue of every kind, and how many there are of each status. */
export async function listCases(
  asker: Asker,
  { cursor, pageSize, ...filter }: BodyOf<typeof listCasesEndpoint>,
  { db, now }: Pick<CaseDependencies, 'db' | 'now'>,
): Promise<AnswerOf<typeof listCasesEndpoint>> {
  const at = now();
  const { staffId, branches } = asker;
  const conditions = await conditionsOf(filter, asker, { db, at });
  const [counts, found] = await Promise.all([
    countQueues(db, {
      waiting: { branches, status: 'WAITING' },
      proposed: { branches, status: 'PROPOSED' },
      correction: { branches, status: 'CORRECTION' },
      opening: { branches, status: 'OPENING' },
      mine: { branches, held: { by: 'staff', staffId, at } },
      late: { branches, due: { state: 'late', at } },
      soon: { branches, due: { state: 'soon', at } },
    }),
    // One more than is shown tells whether there is a next page.
    findQueue(db, conditions, { after: readCursor(cursor), order: orderOf(filter), limit: pageSize + 1 }),
  ]);
  const { rows, next } = pageOfRows(found, pageSize, ({ place }) => place);
  const proposed = await listOpenProposals(
    db,
    rows.map((row) => row.found.id),
  );
  return {
    cases: rows.map((row) => describeQueued(row.found, proposed.get(row.found.id) ?? null, at)),
    next,
    counts,
  };
}
