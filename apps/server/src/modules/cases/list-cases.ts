import { type AnswerOf, type BodyOf, errorCodes } from '@taga/contract';
import type { listCases as listCasesCall } from '@taga/contract/calls/desk/cases';
import * as z from 'zod/mini';
import { Refusal } from '../../refusal.ts';
import { later } from '../../time.ts';
import type { CaseDependencies } from './case.ts';
import { describeCase } from './describe-case.ts';
import { countQueue, findQueue, type QueuePlace } from './queue-store.ts';

const hourS = 60 * 60;

/** One page of the queue, and how many there are of each kind. */
export async function listCases(
  staffId: string,
  body: BodyOf<typeof listCasesCall>,
  { db, now }: CaseDependencies,
): Promise<AnswerOf<typeof listCasesCall>> {
  const at = now();
  const { status, accountClass, branchCode, identity, olderThanHours, mine, cursor, pageSize } = body;
  const filter = {
    status,
    accountClass,
    branchCode,
    identity,
    handedInBefore: olderThanHours === undefined ? undefined : later(at, -olderThanHours * hourS),
    heldBy: mine ? staffId : undefined,
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
  const [counts, found] = await Promise.all([
    countQueue(db, staffId, at),
    // One more than is shown tells whether there is a next page.
    findQueue(db, filter, { at, limit: pageSize + 1 }),
  ]);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    cases: page.map((queued) => describeCase(queued.found, at)),
    next: last ? toCursor(last.place) : null,
    counts,
  };
}

const place = z.tuple([z.string().check(z.regex(/^[\d :.+-]{10,40}$/)), z.uuid()]);

function toCursor({ handedInAt, id }: QueuePlace): string {
  return Buffer.from(JSON.stringify([handedInAt, id])).toString('base64url');
}

function readCursor(cursor: string): QueuePlace {
  try {
    const [handedInAt, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { handedInAt, id };
  } catch {
    throw new Refusal(errorCodes.invalidField, { fields: ['cursor'] });
  }
}
