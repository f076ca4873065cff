import type { ApplicationKind } from '@taga/contract/kinds/kind';
import type { CaseMark, CaseStatus } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules';
import type { Due } from '@taga/contract/rules/applications/service-level';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { StaffMember } from '../case-history/index.ts';

/** Who works on a case, and until when others leave it alone. */
export interface CaseHolder extends StaffMember {
  readonly since: Date;
  readonly until: Date;
}

/** An application that was submitted, as the desk works on it. */
export interface Case {
  /** That of the application. */
  readonly id: string;
  /** As people say it. */
  readonly applicationNo: string;
  readonly kind: ApplicationKind;
  readonly status: CaseStatus;
  readonly applicationStatus: string;
  /** What was asked for and granted, by the kind. */
  readonly terms: Readonly<Record<string, unknown>>;
  /** Null for what is not about an account, as the currency. */
  readonly accountClass: string | null;
  readonly currency: string | null;
  readonly branchCode: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly handedInAt: Date;
  readonly identity: IdentityStatus | null;
  readonly marks: readonly CaseMark[];
  readonly isCorrected: boolean;
  /** Whether or not their time is over. */
  readonly holder: CaseHolder | null;
  /** To whom it was given. */
  readonly assignee: StaffMember | null;
  /** Until when the desk is to decide; null while it has nothing to do. */
  readonly due: Due | null;
  readonly revision: number;
}

export interface CaseDependencies {
  readonly db: Kysely<DB>;
  /** The list of the desk that is worked on: no case of another is found. */
  readonly queue: string;
  readonly now: () => Date;
  /** How long a case that its holder does nothing with is kept from others. */
  readonly caseHoldS: number;
}

/**
 * Where a case is while nothing is proposed. Whatever a maker can decide on waits, also a card that is approved and not
 * made yet; what is under way and leaves nothing to decide is with the bank.
 */
export function placeOf({ kind, applicationStatus }: Pick<Case, 'kind' | 'applicationStatus'>): CaseStatus {
  const place = kind.statuses[applicationStatus];
  if (!place) throw new Error(`No case is at ${applicationStatus}.`);
  if (place !== 'WAITING' && place !== 'OPENING') return place;
  const isDecidable = Object.values(kind.decisions).some(({ from }) => from.includes(applicationStatus));
  return isDecidable ? 'WAITING' : 'OPENING';
}

/** Nobody once the time is over. */
export function holderAt({ holder }: Pick<Case, 'holder'>, at: Date): CaseHolder | null {
  return holder && holder.until > at ? holder : null;
}

/** Somebody else who has it. */
export interface OtherHands extends StaffMember {
  /** Null where it was given to them, and they need not be at it. */
  readonly since: Date | null;
}

/** Who keeps this member of staff from a case: its holder, or whom it was given to. */
export function otherHands(
  found: Pick<Case, 'holder' | 'assignee'>,
  staffId: string,
  at: Date,
): OtherHands | undefined {
  const holder = holderAt(found, at);
  if (holder && holder.staffId !== staffId) return holder;
  const { assignee } = found;
  return assignee && assignee.staffId !== staffId ? { ...assignee, since: null } : undefined;
}

/** The statuses in which somebody of the desk has something to do: the time that is allowed passes in these alone. */
export const openStatuses = ['WAITING', 'PROPOSED'] as const satisfies readonly CaseStatus[];
