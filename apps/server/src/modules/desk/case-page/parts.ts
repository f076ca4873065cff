import { correctionItems } from '@taga/contract/journeys/account-opening/corrections';
import { applicationRecord } from '@taga/contract/records/applications/application';
import type { IntroducerRecord } from '@taga/contract/records/applications/introducer';
import { type CaseProposal, type CaseStatus, type DeskCase, decisionKinds } from '@taga/contract/records/desk/cases';
import type { OpenDetailCorrection } from '@taga/contract/records/desk/detail-corrections';
import { inEveryLanguage } from '@taga/i18n';
import * as z from 'zod/mini';
import type { IdentityCheck } from '../../applications/identity-checks/index.ts';
import type { listIntroductions } from '../../applications/introducers/index.ts';
import { linkIn, withoutProofIn } from '../../applications/kinds/account/index.ts';
import type { Correction } from '../../customers/details/index.ts';
import type { findOrderedServices } from '../../fulfilment/orders/index.ts';
import type { Proposal } from '../proposals/index.ts';

type Introductions = Awaited<ReturnType<typeof listIntroductions>>;
type Services = Awaited<ReturnType<typeof findOrderedServices>>;

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

export function describeChecks(checks: readonly IdentityCheck[], countedId: string | undefined) {
  return checks.map(({ id, status, idType, reasons, scores, limits, faceAt, at }) => ({
    id,
    status,
    idType,
    reasons: [...reasons],
    scores: { ...scores },
    limits: { ...limits },
    faceAt,
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
export function describeServices(
  services: Services,
  rejecters: ReadonlyMap<string, string>,
  caseStatus: CaseStatus,
): DeskCase['services'] {
  return services.map(({ serviceId, name, status, at, rejection }) => ({
    serviceId,
    name: inEveryLanguage(name),
    status,
    orderedAt: at.toISOString(),
    moves: caseStatus === 'COMPLETED' && status === 'PENDING' && !rejection ? ['COMPLETED', 'REJECTED'] : [],
    rejection: rejection && {
      remarks: inEveryLanguage(rejection.remarks),
      by: { staffId: rejection.by, name: rejecters.get(rejection.by) ?? '' },
      at: rejection.at.toISOString(),
    },
  }));
}

const itemsOf = (items: readonly string[]) => z.array(z.enum(correctionItems)).parse(items);

export function describeProposal(proposal: Proposal): CaseProposal {
  const { id, reasons, remark, remarks, by, state, decidedBy, decidedRemark, terms } = proposal;
  return {
    ...{ id, remark, by, state, decidedBy, decidedRemark },
    remarks: remarks && inEveryLanguage(remarks),
    kind: z.enum(decisionKinds).parse(proposal.kind),
    linkCustomerNo: linkIn(terms),
    withoutProof: withoutProofIn(terms),
    reasons: [...reasons],
    items: itemsOf(proposal.items),
    at: proposal.at.toISOString(),
    decidedAt: isoOf(proposal.decidedAt),
  };
}

/** What is proposed to be corrected of who the customer is. */
export function describeDetailCorrection(open: Correction | undefined): OpenDetailCorrection | null {
  return open ? { correctionId: open.id, items: [...open.items], by: open.by, at: open.at.toISOString() } : null;
}

/** What the customer was asked to do again, and what came of it; the newest first. */
export function describeRounds(proposals: readonly Proposal[]): DeskCase['corrections'] {
  return proposals
    .filter(({ kind, state }) => kind === 'CORRECT' && state === 'CONFIRMED')
    .map(({ items, remarks, at, decidedAt, answeredAt, changedItems, recordBefore }) => ({
      items: itemsOf(items).map((item) => ({ item, isDone: answeredAt !== null })),
      remarks: remarks && inEveryLanguage(remarks),
      askedAt: (decidedAt ?? at).toISOString(),
      handedInAt: isoOf(answeredAt),
      changed: itemsOf(changedItems),
      before: recordBefore === null ? null : applicationRecord.parse(recordBefore),
    }));
}
