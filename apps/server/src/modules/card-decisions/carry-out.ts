import { randomUUID } from 'node:crypto';
import { localCurrency } from '@taga/contract/constants';
import { type CardDecisionKind, cardDecision } from '@taga/contract/journeys/card-application/decisions';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { cardCanceled, keepCardOrder, maskedNumber, type NewCardOrder } from '../card-orders/index.ts';
import { getCustomer } from '../customers/index.ts';
import type { InboxContent } from '../inbox/index.ts';
import { changeCardStatus } from '../status-changes/index.ts';
import type { CardAtDesk } from './card-at-desk.ts';
import type { CardProposal } from './proposal-store.ts';

interface Confirmed {
  readonly found: CardAtDesk;
  readonly proposal: CardProposal;
  /** Who confirmed it. */
  readonly staffId: string;
  readonly at: Date;
}

/** Answers the order that the bank has to carry out, where there is one. */
type Way = (trx: Transaction<DB>, confirmed: Confirmed) => Promise<string | undefined>;

/** What follows from a decision, in its transaction. */
export const carryOut: Way = (trx, confirmed) => ways[confirmed.proposal.kind](trx, confirmed);

const ways: Readonly<Record<CardDecisionKind, Way>> = {
  INCOMPLETE: (trx, confirmed) => change(trx, confirmed, correctionRequested(confirmed)),
  INSUFFICIENT: (trx, confirmed) => change(trx, confirmed, correctionRequested(confirmed)),
  APPROVE: (trx, confirmed) => change(trx, confirmed),
  REJECT: (trx, confirmed) =>
    change(trx, confirmed, {
      type: 'RequestRejected',
      body: { refusal: null, ...asWritten(confirmed.proposal.remark), reasons: [] },
    }),
  CREATE: issue,
  DELIVER: (trx, confirmed) => change(trx, confirmed, cardDelivered(confirmed.found)),
  CANCEL: cancel,
};

/** A member of staff writes in one language; readers of the other see it as it was written. */
function asWritten(remark: string | null) {
  return remark === null ? {} : { remark: { en: remark, mm: remark } };
}

/** Moves the application and tells the customer, where there is something to tell. */
async function change(trx: Transaction<DB>, confirmed: Confirmed, content?: InboxContent): Promise<undefined> {
  const { found, proposal, staffId, at } = confirmed;
  const { documentNo, customerId } = found;
  const { to } = cardDecision(proposal.kind);
  await changeCardStatus(trx, {
    documentNo,
    customerId,
    to,
    remark: to === 'INCOMPLETED' || to === 'INSUFFICIENT' ? proposal.remark : null,
    ...(proposal.limit !== null && { approvedAmount: proposal.limit }),
    ...(content && { told: { decisionId: proposal.id, content } }),
    actor: { kind: 'staff', id: staffId },
    facts: { proposalId: proposal.id },
    at,
  });
}

function correctionRequested({ found, proposal }: Confirmed): InboxContent {
  const status = proposal.kind === 'INSUFFICIENT' ? 'INSUFFICIENT' : 'INCOMPLETED';
  const card = { documentNo: found.documentNo, status } as const;
  return { type: 'CorrectionRequested', body: { items: [], card, ...asWritten(proposal.remark) } };
}

function cardDelivered({ card, approvedAmount }: CardAtDesk): InboxContent {
  return {
    type: 'CardDelivered',
    body: {
      ...(card && {
        cardNumber: maskedNumber(card.lastDigits),
        cardType: card.cardType,
        cardCategory: card.category,
      }),
      ...(approvedAmount !== null && { creditLimit: approvedAmount }),
    },
  };
}

/** The bank makes the card from here on; the customer hears of it when it is made. */
async function issue(trx: Transaction<DB>, { found, staffId, at }: Confirmed): Promise<string> {
  const { documentNo, customerId, approvedAmount } = found;
  const { cifNo: linkedTo } = await getCustomer(trx, customerId);
  const limitMinor = (approvedAmount ?? 0) * 10 ** currencyExponents[localCurrency];
  return order(trx, { kind: 'ISSUE', documentNo, customerId, linkedTo, limitMinor, orderedBy: staffId }, at);
}

/** A card that was made is ended by the bank first. */
async function cancel(trx: Transaction<DB>, confirmed: Confirmed): Promise<string | undefined> {
  const { found, proposal, staffId, at } = confirmed;
  const { documentNo, customerId, card } = found;
  if (!card) return change(trx, confirmed, cardCanceled(proposal.remark));
  const { cardId, cifNo: linkedTo } = card;
  const { remark } = proposal;
  return order(trx, { kind: 'CANCEL', documentNo, customerId, linkedTo, cardId, remark, orderedBy: staffId }, at);
}

type WithoutId<Order> = Order extends unknown ? Omit<Order, 'id'> : never;

async function order(trx: Transaction<DB>, wanted: WithoutId<NewCardOrder>, at: Date): Promise<string> {
  const id = randomUUID();
  const isKept = await keepCardOrder(trx, { ...wanted, id } as NewCardOrder, at);
  if (!isKept) throw new Error('The bank has such an order already.');
  return id;
}
