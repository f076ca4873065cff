import { possibleDecisions } from '@taga/contract/journeys/decision';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Case } from '../cases/index.ts';
import type { DecisionWays } from './decision.ts';

/** Whether a decision can be proposed or carried out now: what was possible may not be so any more. */
export async function isPossible(db: Kysely<DB>, found: Case, decision: string, ways: DecisionWays): Promise<boolean> {
  const standing = { status: found.applicationStatus, ...(await ways.standingOf?.(db, found.id)) };
  return possibleDecisions(found.kind.decisions, standing).includes(decision);
}
