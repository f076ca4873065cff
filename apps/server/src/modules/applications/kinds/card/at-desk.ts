import { submittedCard } from '@taga/contract/records/desk/cards';
import type { KindAtDesk } from '../../../desk/case-page/index.ts';
import { listCardOrders, maskedNumber } from '../../../fulfilment/card-orders/index.ts';
import { cardTermsOf } from './card-kind.ts';
import { toCreditOrder } from './credit-order.ts';
import { cardStandingOf } from './standing.ts';

/** What only the lists and pages of cards show. */
export const cardAtDesk: Pick<KindAtDesk, 'summariesOf' | 'pageOf' | 'proposalOf'> = {
  async summariesOf(db, cases) {
    const standings = await cardStandingOf(
      db,
      cases.map(({ id }) => id),
    );
    return cases.map(({ terms }, place) => {
      const { requested, limit = null } = cardTermsOf(terms);
      return { requestedAmount: requested, approvedAmount: limit, ...standings[place] };
    });
  },
  async pageOf(db, { found, record, remark }) {
    const { id: documentNo, applicationNo, applicationStatus: status, terms } = found;
    const { limit: approvedAmount = null } = cardTermsOf(terms);
    const orders = await listCardOrders(db, documentNo);
    const issued = orders.find(({ kind, step }) => kind === 'ISSUE' && step === 'done');
    const card = issued?.card && {
      cardId: issued.card.cardId,
      cardNumber: maskedNumber(issued.card.lastDigits),
      cardType: issued.card.cardType,
      madeAt: (issued.endedAt ?? new Date(0)).toISOString(),
    };
    const submitted = submittedCard.parse(record);
    return {
      record: toCreditOrder(submitted, { documentNo, applicationNo, status, approvedAmount, remark, documents: [] }),
      card: card ?? null,
      refusal: orders[0]?.refusal ?? null,
    };
  },
  proposalOf: ({ limit = null }) => ({ limit }),
};
