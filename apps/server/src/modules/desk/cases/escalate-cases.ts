import { kindNamed } from '@taga/contract/kinds';
import { dueWithin } from '@taga/contract/rules/applications/service-level';
import { allowedHours } from '@taga/reference/service-levels';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { lockLate, lockWithoutDue, markEscalated, setDue } from './due-store.ts';

interface EscalationDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** So many in one transaction: others wait for none of them for long. */
const atOnce = 100;

/**
 * What is late stands in the list of the supervisors from the moment it is; here its history is told, once. Killed at any
 * moment, each case is told of once all the same.
 */
export async function escalateLateCases({ db, now }: EscalationDependencies): Promise<void> {
  const some = (work: (trx: Transaction<DB>) => Promise<number>) => db.transaction().execute(work);
  while ((await some(fillDue)) === atOnce);
  while ((await some((trx) => escalateSome(trx, now()))) === atOnce);
}

/** Of cases that came before there were service levels, or by a server of the version before. */
async function fillDue(trx: Transaction<DB>): Promise<number> {
  const found = await lockWithoutDue(trx, atOnce);
  for (const { id, queue, accountClass, handed_in_at, corrected_at } of found) {
    await setDue(trx, id, dueWithin(corrected_at ?? handed_in_at, allowedHours(queue, accountClass)));
  }
  return found.length;
}

async function escalateSome(trx: Transaction<DB>, at: Date): Promise<number> {
  const found = await lockLate(trx, at, atOnce);
  for (const { id, kind, dueAt } of found) {
    await markEscalated(trx, id, at);
    await recordCaseEvent(trx, {
      kind: kindNamed(kind),
      authorizationReqId: id,
      action: 'case.escalated',
      actor: { kind: 'system' },
      facts: { dueAt: dueAt?.toISOString() ?? null },
      at,
    });
  }
  return found.length;
}
