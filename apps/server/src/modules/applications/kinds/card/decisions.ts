import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { localCurrency } from '@taga/contract/constants';
import { approvedAmount, findProblem } from '@taga/contract/rules';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { getCustomer } from '../../../customers/customers/index.ts';
import { placeOf, setCaseStatus } from '../../../desk/cases/index.ts';
import { type Confirmed, carryOutDecision, type DecisionWays } from '../../../desk/decisions/index.ts';
import {
  type CardOrderSaver,
  maskedNumber,
  type NewCardOrder,
  saveCardOrder,
} from '../../../fulfilment/card-orders/index.ts';
import type { InboxContent } from '../../../messaging/inbox/index.ts';
import { cardTermsOf } from './card-kind.ts';
import { cardStandingOf, findIssuedCard } from './standing.ts';

/** What decisions on a card need beyond their definition: the bank makes the card, and cancels one that was made. */
export function cardDecisionWays(cardOrders: Pick<CardOrderSaver, 'advance'>): DecisionWays {
  const advance = (id: string) => () => cardOrders.advance(id);
  return {
    async refuse({ terms }, { terms: proposed }) {
      const { limit } = proposed;
      const isTooMuch = limit !== undefined && findProblem(approvedAmount(cardTermsOf(terms).requested), String(limit));
      if (isTooMuch) throw new DomainError(errorCodes.invalidField, { fields: ['limit'] });
    },
    standingOf: async (db, id) => (await cardStandingOf(db, [id]))[0] ?? {},
    factsOf: ({ terms }) => ({ limit: typeof terms.limit === 'number' ? terms.limit : null }),
    carryOut: {
      CREATE: async (trx, confirmed) => advance(await issue(trx, confirmed)),
      async DELIVER(trx, confirmed) {
        return carryOutDecision(trx, confirmed, { content: await cardDelivered(trx, confirmed), news: 'card' });
      },
      async CANCEL(trx, confirmed) {
        const orderId = await cancelAtBank(trx, confirmed);
        return orderId ? advance(orderId) : carryOutDecision(trx, confirmed);
      },
    },
  };
}

async function cardDelivered(trx: Transaction<DB>, { found }: Confirmed): Promise<InboxContent> {
  const card = await findIssuedCard(trx, found.id);
  const { limit } = cardTermsOf(found.terms);
  return {
    type: 'CardDelivered',
    body: {
      ...(card && {
        cardNumber: maskedNumber(card.lastDigits),
        cardType: card.cardType,
        cardCategory: card.category,
      }),
      ...(limit !== undefined && { creditLimit: limit }),
    },
  };
}

/** The bank makes the card from here on; the customer hears of it when it is made. */
async function issue(trx: Transaction<DB>, confirmed: Confirmed): Promise<string> {
  const { found, staffId, at } = confirmed;
  const { id: documentNo, customerId, terms } = found;
  const { cifNo: linkedTo } = await getCustomer(trx, customerId);
  const limitMinor = (cardTermsOf(terms).limit ?? 0) * 10 ** currencyExponents[localCurrency];
  return order(trx, confirmed, { kind: 'ISSUE', documentNo, customerId, linkedTo, limitMinor, orderedBy: staffId }, at);
}

/** A card that was made is ended by the bank first. */
async function cancelAtBank(trx: Transaction<DB>, confirmed: Confirmed): Promise<string | undefined> {
  const { found, proposal, staffId, at } = confirmed;
  const { id: documentNo, customerId } = found;
  const card = await findIssuedCard(trx, documentNo);
  if (!card) return undefined;
  const { cardId, cifNo: linkedTo } = card;
  const wanted = { kind: 'CANCEL', documentNo, customerId, linkedTo, cardId, remarks: proposal.remarks } as const;
  return order(trx, confirmed, { ...wanted, orderedBy: staffId }, at);
}

type WithoutId<Order> = Order extends unknown ? Omit<Order, 'id'> : never;

/** Until the bank has answered the application is what it was, and nothing is proposed. */
async function order(
  trx: Transaction<DB>,
  { found }: Confirmed,
  wanted: WithoutId<NewCardOrder>,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await setCaseStatus(trx, found.id, placeOf(found));
  const isSaved = await saveCardOrder(trx, { ...wanted, id } as NewCardOrder, at);
  if (!isSaved) throw new Error('The bank has such an order already.');
  return id;
}
