/**
 * Where an application for a card is. `DRAFT` until it is handed in, when it becomes an order; `INCOMPLETED` and
 * `INSUFFICIENT` while the customer corrects it; `APPROVED` while the card is made and waits.
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

/** The customer has it, and may correct it and hand it in again. */
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

/** Where an application stands for whoever decides on it. */
export interface CardStanding {
  readonly status: CardStatus;
  /** The bank has made the card. */
  readonly hasCard: boolean;
  /** The bank is making or cancelling the card just now; until it has answered nothing else can be decided. */
  readonly isAtBank: boolean;
}

interface CardDecision {
  readonly isPossible: (standing: CardStanding) => boolean;
  /** What the application is afterwards. That the card is made changes nothing but that there is one. */
  readonly to: CardStatus;
  /** The customer reads the remark, so there has to be one. */
  readonly needsRemark?: true;
  readonly needsLimit?: true;
}

const isPending = ({ status }: CardStanding) => status === 'PENDING';

const cardDecisions: Readonly<Record<CardDecisionKind, CardDecision>> = {
  INCOMPLETE: { isPossible: isPending, to: 'INCOMPLETED', needsRemark: true },
  INSUFFICIENT: { isPossible: isPending, to: 'INSUFFICIENT' },
  APPROVE: { isPossible: isPending, to: 'APPROVED', needsLimit: true },
  REJECT: { isPossible: isPending, to: 'REJECTED', needsRemark: true },
  CREATE: { isPossible: ({ status, hasCard }) => status === 'APPROVED' && !hasCard, to: 'APPROVED' },
  DELIVER: { isPossible: ({ status, hasCard }) => status === 'APPROVED' && hasCard, to: 'DELIVERED' },
  CANCEL: {
    isPossible: ({ status }) => status !== 'CANCELED' && status !== 'REJECTED',
    to: 'CANCELED',
    needsRemark: true,
  },
};

export function cardDecision(kind: CardDecisionKind): CardDecision {
  return cardDecisions[kind];
}

/** What can be proposed now. */
export function possibleCardDecisions(standing: CardStanding): CardDecisionKind[] {
  return standing.isAtBank ? [] : cardDecisionKinds.filter((kind) => cardDecisions[kind].isPossible(standing));
}
