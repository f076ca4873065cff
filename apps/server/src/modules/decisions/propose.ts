import { randomUUID } from 'node:crypto';
import { type BodyOf, errorCodes } from '@taga/contract';
import type { proposeDecision as proposeDecisionCall } from '@taga/contract/calls/desk/cases';
import { stepsToCorrect } from '@taga/contract/journeys/account-opening/corrections';
import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { stepsFor } from '@taga/contract/journeys/journey';
import { Refusal } from '../../refusal.ts';
import { recordCaseEvent } from '../case-history/index.ts';
import { type Case, getCase, holderAt, lockCase, refuseHeld, setCaseStatus } from '../cases/index.ts';
import { type Customer, getCustomer } from '../customers/index.ts';
import { type DecisionDependencies, requireSeen } from './decision.ts';
import { keepProposal } from './proposal-store.ts';
import { refuseUnknownReasons } from './reasons.ts';

type Proposed = BodyOf<typeof proposeDecisionCall>;

/** Proposes what becomes of a case that one holds. From then on it waits for somebody else. */
export async function proposeDecision(
  staffId: string,
  proposed: Proposed,
  dependencies: DecisionDependencies,
): Promise<Case> {
  const { db, now } = dependencies;
  const { id, kind, reasons, items, remark = null, linkCustomerNo = null } = proposed;
  await refuseUnfounded(await getCase(id, dependencies), proposed, dependencies);
  const at = now();
  const other = await db.transaction().execute(async (trx) => {
    const locked = await lockCase(trx, id);
    const holder = locked && holderAt(locked, at);
    if (holder && holder.staffId !== staffId) return holder;
    requireSeen(locked, 'WAITING', proposed);
    if (!holder) throw new Refusal(errorCodes.caseNotHeld);
    const proposalId = randomUUID();
    const kept = { id: proposalId, caseId: id, kind, reasons, items, remark, linkCustomerNo, by: staffId, at };
    await keepProposal(trx, kept);
    await setCaseStatus(trx, id, 'PROPOSED');
    const facts = {
      proposalId,
      kind,
      ...(reasons.length > 0 && { reasons: reasons.map(({ reason }) => reason).join(' ') }),
      ...(items.length > 0 && { items: items.join(' ') }),
      ...(linkCustomerNo !== null && { links: true }),
    };
    const actor = { kind: 'staff', id: staffId } as const;
    await recordCaseEvent(trx, { authorizationReqId: id, action: 'decision.proposed', actor, facts, at });
    return undefined;
  });
  if (other) await refuseHeld({ staffId, id, tried: 'propose' }, other, dependencies);
  return getCase(id, dependencies);
}

/** What nobody could carry out is not proposed. The bank is asked before anything is locked. */
async function refuseUnfounded(found: Case, proposed: Proposed, dependencies: DecisionDependencies): Promise<void> {
  const customer = await getCustomer(dependencies.db, found.customerId);
  refuseUnknownReasons(proposed.reasons);
  refuseForeignItems(customer, proposed);
  const { linkCustomerNo } = proposed;
  if (linkCustomerNo !== undefined) await refuseWrongLink(customer, linkCustomerNo, dependencies);
}

/** Nobody is asked for what the wizard does not ask them. */
function refuseForeignItems({ person }: Customer, { items }: Proposed): void {
  const own = stepsFor(accountOpeningSteps, person).map(({ name }) => name);
  const isForeign = stepsToCorrect(items).some((step) => !own.includes(step));
  const isBackOfPassport = person.idType === 'PASSPORT' && items.includes('ID_BACK');
  if (isForeign || isBackOfPassport) throw new Refusal(errorCodes.invalidField, { fields: ['items'] });
}

/** Only to the person whose document it is, and only somebody who is nobody yet. */
async function refuseWrongLink(customer: Customer, customerNo: string, { bank }: DecisionDependencies): Promise<void> {
  const known = await bank.findCustomer(customer.person);
  if (customer.cifNo !== null || known?.cifNo !== customerNo) throw new Refusal(errorCodes.linkNotPossible);
}
