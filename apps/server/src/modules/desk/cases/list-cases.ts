import type { AnswerOf, BodyOf } from '@taga/contract';
import type { listCases as listCasesEndpoint } from '@taga/contract/endpoints/desk/cases';
import { pageOfRows, readCursor } from '../../../db/cursor.ts';
import { later } from '../../../time.ts';
import type { Asker, CaseDependencies } from './case.ts';
import { describeCase } from './describe-case.ts';
import { countQueue, findQueue } from './queue-store.ts';

const hourS = 60 * 60;

/** One page of the queue, and how many there are of each kind. */
export async function listCases(
  { staffId, branches }: Asker,
  body: BodyOf<typeof listCasesEndpoint>,
  { db, now, queue }: CaseDependencies,
): Promise<AnswerOf<typeof listCasesEndpoint>> {
  const at = now();
  const { status, accountClass, branchCode, identity, olderThanHours, mine, cursor, pageSize } = body;
  const filter = {
    queue,
    branches,
    status,
    accountClass,
    branchCode,
    identity,
    submittedBefore: olderThanHours === undefined ? undefined : later(at, -olderThanHours * hourS),
    heldBy: mine ? staffId : undefined,
    after: readCursor(cursor),
  };
  const [counts, found] = await Promise.all([
    countQueue(db, { queue, branches }, staffId, at),
    // One more than is shown tells whether there is a next page.
    findQueue(db, filter, { at, limit: pageSize + 1 }),
  ]);
  const { rows, next } = pageOfRows(found, pageSize, ({ place }) => place);
  return { cases: rows.map((queued) => describeCase(queued.found, at)), next, counts };
}
