import type { CaseProposal, CaseStatus, DeskCase, serviceStatuses } from '@taga/contract/records/desk/cases';
import type { IntroducerRecord } from '@taga/contract/records/introducer';
import type { Proposal } from '../decisions/index.ts';
import type { IdentityCheck } from '../identity-checks/index.ts';
import type { listIntroductions } from '../introductions/index.ts';
import type { findOrderedServices } from '../orders/index.ts';

type Introductions = Awaited<ReturnType<typeof listIntroductions>>;
type Services = Awaited<ReturnType<typeof findOrderedServices>>;

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

export function describeChecks(checks: readonly IdentityCheck[], countedId: string | undefined) {
  return checks.map(({ id, status, reasons, scores, at }) => ({
    id,
    status,
    reasons: [...reasons],
    scores: { ...scores },
    at: at.toISOString(),
    counts: id === countedId,
  }));
}

/** What each says themselves, beside what the applicant says of them. */
export function describeIntroducers(
  introductions: Introductions,
  contacts: readonly IntroducerRecord[],
): DeskCase['introducers'] {
  return introductions.map(({ introducer, state, notAskedBecause, answeredAt }) => {
    const named = contacts.find(({ ContactType }) => ContactType === introducer);
    return {
      introducer,
      name: named?.Name ?? '',
      phone: named?.MobileNo ?? '',
      state,
      notAskedBecause,
      answeredAt: isoOf(answeredAt),
    };
  });
}

/** Services are seen to once the account is open. */
export function describeServices(services: Services, caseStatus: CaseStatus): DeskCase['services'] {
  return services.map(({ serviceId, name, status, at }) => ({
    serviceId,
    name,
    status: status as (typeof serviceStatuses)[number],
    orderedAt: at.toISOString(),
    moves: caseStatus === 'COMPLETED' && status === 'PENDING' ? ['COMPLETED', 'REJECTED'] : [],
  }));
}

export function describeProposal(proposal: Proposal): CaseProposal {
  const { id, kind, reasons, items, remark, linkCustomerNo, by, state, decidedBy, decidedRemark } = proposal;
  return {
    ...{ id, kind, remark, linkCustomerNo, by, state, decidedBy, decidedRemark },
    reasons: [...reasons],
    items: [...items],
    at: proposal.at.toISOString(),
    decidedAt: isoOf(proposal.decidedAt),
  };
}

/** What the customer was asked to do again, and what came of it; the newest first. */
export function describeRounds(proposals: readonly Proposal[]): DeskCase['corrections'] {
  return proposals
    .filter(({ kind, state }) => kind === 'CORRECT' && state === 'CONFIRMED')
    .map(({ items, remark, at, decidedAt, answeredAt, changedItems }) => ({
      items: items.map((item) => ({ item, isDone: answeredAt !== null })),
      remark,
      askedAt: (decidedAt ?? at).toISOString(),
      handedInAt: isoOf(answeredAt),
      changed: [...changedItems],
    }));
}
