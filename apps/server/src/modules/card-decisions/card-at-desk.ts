import { errorCodes } from '@taga/contract';
import type { CardStanding, CardStatus } from '@taga/contract/journeys/card-application/decisions';
import type { CardApplicationSummary } from '@taga/contract/records/desk/cards';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import type { CardApplication, HandedIn } from '../card-applications/index.ts';
import type { CardOrderKeeper, MadeCard } from '../card-orders/index.ts';

export interface CardDeskDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly cardOrders: CardOrderKeeper;
  /** Where a photo can be looked at for a while. */
  readonly addressOf: (id: string) => Promise<string>;
  readonly fileAddressLifetimeS: number;
}

/** An application for a card that was handed in, as the desk works on it. */
export interface CardAtDesk extends CardApplication {
  readonly status: CardStatus;
  readonly handedIn: HandedIn;
  readonly handedInAt: Date;
  readonly requestedAmount: number;
  readonly customerName: string;
  /** The one that the bank made for it. */
  readonly card: MadeCard | null;
  readonly isAtBank: boolean;
  readonly proposed: CardApplicationSummary['proposed'];
}

export function standingOf({ status, card, isAtBank }: CardAtDesk): CardStanding {
  return { status, hasCard: card !== null, isAtBank };
}

export function summarize(application: CardAtDesk): CardApplicationSummary {
  return {
    id: application.documentNo,
    status: application.status,
    customerId: application.customerId,
    customerName: application.customerName,
    requestedAmount: application.requestedAmount,
    approvedAmount: application.approvedAmount,
    handedInAt: application.handedInAt.toISOString(),
    isCorrected: application.isCorrected,
    hasCard: application.card !== null,
    isAtBank: application.isAtBank,
    proposed: application.proposed,
    revision: application.revision,
  };
}

/** Which application is decided on, as whoever decides has seen it. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** The application, if it is still what was seen. */
export function requireSeen(found: CardAtDesk | undefined, { revision }: Seen): CardAtDesk {
  if (!found) throw new Refusal(errorCodes.notFound);
  if (found.revision !== revision) throw new Refusal(errorCodes.caseChanged);
  return found;
}

/** What is told of an application in the audit log. */
export const subjectOf = (id: string) => ({ kind: 'card-application', id });
