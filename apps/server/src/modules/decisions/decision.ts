import { errorCodes } from '@taga/contract';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import type { Bank } from '../../bank/bank.ts';
import { Refusal } from '../../refusal.ts';
import type { Case, CaseDependencies } from '../cases/index.ts';
import type { Openings } from '../openings/index.ts';

export interface DecisionDependencies extends CaseDependencies {
  readonly bank: Bank;
  readonly openings: Pick<Openings, 'advance'>;
}

/** Which case is decided, as whoever decides has seen it. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** The case, if it waits for this and is still what was seen. */
export function requireSeen(found: Case | undefined, status: CaseStatus, { revision }: Seen): Case {
  if (!found) throw new Refusal(errorCodes.notFound);
  if (found.status !== status) throw new Refusal(errorCodes.caseNotOpen);
  if (found.revision !== revision) throw new Refusal(errorCodes.caseChanged);
  return found;
}
