import { cardRenewalServiceType } from '../../constants.ts';
import type { Decision } from '../../journeys/decision.ts';
import {
  deskRenewal,
  type RenewalDecisionKind,
  renewalDecisionKind,
  renewalSummary,
} from '../../records/desk/renewals.ts';
import { type RenewalStatus, renewalStatus } from '../../records/fulfilment/card-renewal.ts';
import type { CasePlace, DeskKind } from '../kind.ts';

const statuses: Readonly<Record<RenewalStatus, CasePlace>> = {
  PENDING: 'WAITING',
  APPROVED: 'OPENING',
  IN_PRODUCTION: 'OPENING',
  READY: 'OPENING',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
};

/** The bank says whether there will be a card; staff say how far it is. */
const decisions: Readonly<Record<RenewalDecisionKind, Decision>> = {
  MAKE: { from: ['APPROVED'], to: 'IN_PRODUCTION' },
  READY: { from: ['IN_PRODUCTION'], to: 'READY' },
  COMPLETE: { from: ['READY'], to: 'COMPLETED' },
};

/** A card that takes the place of another. It is ordered by one call, so that it has no wizard; the server tells the customer. */
export const cardRenewalKind = {
  name: 'card-renewal',
  journey: () => [],
  documents: [],
  corrections: [],
  statuses,
  decisions,
  messages: {},
  desk: { queue: 'renewals', makers: ['maker'], checkers: ['checker'] },
  names: {
    subject: 'card-renewal',
    decision: 'renewal-decision',
    looked: 'renewal-look.application',
    lookedAtFile: 'renewal-look.document',
  },
  order: { serviceType: cardRenewalServiceType, webhook: 'card' },
  wire: {
    path: 'renewals',
    noun: 'Renewal',
    one: 'the renewal of a card',
    many: 'renewals of cards',
    proposal: {},
    status: renewalStatus,
    decision: renewalDecisionKind,
    summary: renewalSummary,
    page: deskRenewal,
  },
} as const satisfies DeskKind;
