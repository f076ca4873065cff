import { errorCodes } from '@taga/contract';
import { myanmarClock } from '@taga/contract/rules/fields/calendar-date';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import { recordAboutCase, recordCaseEvent } from '../case-history/index.ts';
import { findOpenProposal } from '../proposals/index.ts';
import { type Case, type CaseDependencies, holderAt, type OtherHands, otherHands } from './case.ts';
import { endHold, findCase, holdCase, lockCase, prolongHold } from './store.ts';

/** Who asks, and as what they work here. */
interface Taker {
  readonly staffId: string;
  readonly roles: readonly string[];
}

/**
 * Keeps a case from others. Who takes it again goes on holding it; of two at once one has it, and the other hears who.
 * What is proposed waits for a checker: its maker, or anyone who cannot confirm it, would only stand in the way.
 */
export async function takeCase(taker: Taker, id: string, dependencies: CaseDependencies): Promise<Case> {
  const { db, now, caseHoldS, queue } = dependencies;
  const { staffId } = taker;
  const at = now();
  const actor = { kind: 'staff', id: staffId } as const;
  const outcome = await db.transaction().execute(async (trx) => {
    const found = await lockCase(trx, { id, queue });
    if (!found) throw new DomainError(errorCodes.notFound);
    const { kind } = found;
    if (found.status === 'PROPOSED') {
      if (!kind.desk.checkers.some((role) => taker.roles.includes(role))) throw new DomainError(errorCodes.caseNotOpen);
      if ((await findOpenProposal(trx, id))?.by.staffId === staffId) return { kind, isOwn: true };
    }
    if (otherHands(found, staffId, at)) return { kind };
    const isTaken = await holdCase(trx, id, { staffId, at, until: later(at, caseHoldS) });
    if (isTaken) await recordCaseEvent(trx, { kind, authorizationReqId: id, action: 'case.taken', actor, at });
    return { kind, isTaken };
  });
  const { kind, isTaken, isOwn } = outcome;
  const found = await getCase(id, dependencies);
  if (isTaken) return found;
  if (isOwn) {
    const facts = { tried: 'take', because: 'own-proposal' };
    await recordAboutCase(db, { kind, authorizationReqId: id, action: 'case.refused', actor, facts, at });
    throw new DomainError(errorCodes.ownProposal);
  }
  const other = otherHands(found, staffId, at);
  if (other) await refuseHeld({ kind, staffId, id, tried: 'take' }, other, dependencies);
  throw new DomainError(errorCodes.caseNotOpen);
}

/** Lets others have it. One's own, or nobody's: then there is nothing to do. */
export async function releaseCase(staffId: string, id: string, dependencies: CaseDependencies): Promise<Case> {
  const { db, now, queue } = dependencies;
  const at = now();
  const other = await db.transaction().execute(async (trx) => {
    const locked = await lockCase(trx, { id, queue });
    if (!locked) throw new DomainError(errorCodes.notFound);
    const holder = holderAt(locked, at);
    if (holder && holder.staffId !== staffId) return { holder, kind: locked.kind };
    if (!holder) return undefined;
    await endHold(trx, id);
    const actor = { kind: 'staff', id: staffId } as const;
    await recordCaseEvent(trx, { kind: locked.kind, authorizationReqId: id, action: 'case.released', actor, at });
    return undefined;
  });
  if (other) await refuseHeld({ kind: other.kind, staffId, id, tried: 'release' }, other.holder, dependencies);
  return getCase(id, dependencies);
}

export async function getCase(id: string, { db, queue }: Pick<CaseDependencies, 'db' | 'queue'>): Promise<Case> {
  const found = await findCase(db, { id, queue });
  if (!found) throw new DomainError(errorCodes.notFound);
  return found;
}

/** Anyone who looks at a case that they hold is at work. */
export function renewHold(staffId: string, id: string, { db, now, caseHoldS }: CaseDependencies): Promise<void> {
  return prolongHold(db, id, { staffId, at: now(), until: later(now(), caseHoldS) });
}

interface Tried {
  readonly kind: Case['kind'];
  readonly staffId: string;
  readonly id: string;
  readonly tried: string;
}

/** Says who has it and since when, or that it was given to them, and writes down who tried. */
export async function refuseHeld(
  { kind, staffId, id, tried }: Tried,
  { staffId: heldBy, name, since }: OtherHands,
  { db, now }: Pick<CaseDependencies, 'db' | 'now'>,
): Promise<never> {
  await recordAboutCase(db, {
    kind,
    authorizationReqId: id,
    action: 'case.refused',
    actor: { kind: 'staff', id: staffId },
    facts: { tried, because: since ? 'held' : 'assigned', heldBy },
    at: now(),
  });
  if (!since) throw new DomainError(errorCodes.caseAssigned, { values: { name } });
  throw new DomainError(errorCodes.caseHeld, { values: { name, since: clockOf(since) } });
}

/** By the clock on the wall of the desk. */
function clockOf(at: Date): string {
  return myanmarClock(at).toISOString().slice(11, 16);
}
