import { errorCodes } from '@taga/contract';
import type { Standing } from '@taga/contract/journeys/decision';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { CaseFacts } from '../case-history/index.ts';
import type { Case, CaseDependencies } from '../cases/index.ts';
import type { Proposal, ProposedDecision } from '../proposals/index.ts';

/** A proposal that somebody else has confirmed. */
export interface Confirmed {
  readonly found: Case;
  readonly proposal: Proposal;
  /** Who confirmed it. */
  readonly staffId: string;
  readonly at: Date;
}

/** What follows once the transaction has committed: asking the bank, for example. */
type Afterwards = () => Promise<void>;

/** Carries a decision out, in its transaction. */
export type CarryOut = (trx: Transaction<DB>, confirmed: Confirmed) => Promise<Afterwards | undefined>;

/** What only the server knows of the decisions of a kind. Each part may be left out. */
export interface DecisionWays {
  /** What nobody could carry out is not proposed. The bank may be asked: nothing is locked yet. */
  refuse?(found: Case, proposed: ProposedDecision): Promise<void>;
  /** What decides besides the status whether something can be proposed. */
  standingOf?(db: Kysely<DB>, id: string): Promise<Omit<Standing, 'status'>>;
  /** In place of changing the status as the definition says, by the decision. */
  readonly carryOut?: { readonly [Name in string]?: CarryOut };
  /** What the history tells of a proposal: no personal data. */
  factsOf?(proposed: ProposedDecision): CaseFacts;
}

export interface DecisionDependencies extends CaseDependencies {
  readonly ways: DecisionWays;
}

/** Which case is decided, as its decider has seen it. */
export interface SeenRevision {
  readonly id: string;
  readonly revision: number;
}

/** The case, if it waits for this and is still what was seen. Where cases are held, what it waits for is told first. */
export function requireSeen(found: Case, isOpen: boolean, { revision }: SeenRevision): void {
  const isHeld = found.kind.desk.isHeld === true;
  if (isHeld && !isOpen) throw new DomainError(errorCodes.caseNotOpen);
  if (found.revision !== revision) throw new DomainError(errorCodes.caseChanged);
  if (!isOpen) throw new DomainError(errorCodes.caseNotOpen);
}
