import { type Decision, possibleDecisions } from '../decision.ts';

/**
 * Where an application for a card is once it is submitted: `INCOMPLETED` and `INSUFFICIENT` while the customer corrects
 * it; `APPROVED` while the card is made and waits.
 */
export const cardStatuses = [
  'PENDING',
  'INCOMPLETED',
  'INSUFFICIENT',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'DELIVERED',
] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** The customer has it, and may correct it and submit it again. */
export const correctableCardStatuses = ['INCOMPLETED', 'INSUFFICIENT'] as const satisfies readonly CardStatus[];

export function isCorrectable(status: string): boolean {
  return (correctableCardStatuses as readonly string[]).includes(status);
}

/** What becomes of an application, as a maker proposes it and a checker confirms it. */
export const cardDecisionKinds = [
  'INCOMPLETE',
  'INSUFFICIENT',
  'APPROVE',
  'REJECT',
  'CREATE',
  'DELIVER',
  'CANCEL',
] as const;
export type CardDecisionKind = (typeof cardDecisionKinds)[number];

/** Where an application stands for a member of staff who decides on it. */
export interface CardStanding {
  readonly status: CardStatus;
  /** The bank has made the card. */
  readonly hasCard: boolean;
  /** The bank is making or cancelling the card just now; until it has answered nothing else can be decided. */
  readonly isAtBank: boolean;
}

interface CardDecision extends Decision<CardStanding> {
  readonly from: readonly CardStatus[];
  /** That the card is made changes nothing but that there is one. */
  readonly to: CardStatus;
  readonly needsLimit?: true;
}

export const cardDecisions: Readonly<Record<CardDecisionKind, CardDecision>> = {
  INCOMPLETE: { from: ['PENDING'], to: 'INCOMPLETED', needsRemark: true },
  INSUFFICIENT: { from: ['PENDING'], to: 'INSUFFICIENT' },
  APPROVE: { from: ['PENDING'], to: 'APPROVED', needs: ['limit'], needsLimit: true },
  REJECT: { from: ['PENDING'], to: 'REJECTED', needsRemark: true },
  CREATE: { from: ['APPROVED'], isPossible: ({ hasCard }) => !hasCard, to: 'APPROVED' },
  DELIVER: { from: ['APPROVED'], isPossible: ({ hasCard }) => hasCard, to: 'DELIVERED' },
  CANCEL: {
    from: ['PENDING', 'INCOMPLETED', 'INSUFFICIENT', 'APPROVED', 'DELIVERED'],
    to: 'CANCELED',
    needsRemark: true,
  },
};

export function cardDecision(kind: CardDecisionKind): CardDecision {
  return cardDecisions[kind];
}

/** What can be proposed now. */
export function possibleCardDecisions(standing: CardStanding): CardDecisionKind[] {
  return possibleDecisions(cardDecisions, standing);
}
