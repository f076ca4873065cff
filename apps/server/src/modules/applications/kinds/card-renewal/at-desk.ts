import type { KindAtDesk } from '../../../desk/case-page/index.ts';
import { findCardOrder, maskedNumber, renewalTerms } from '../../../fulfilment/card-orders/index.ts';

/** What only the lists and pages of renewals show. */
export const renewalAtDesk: Pick<KindAtDesk, 'summariesOf' | 'pageOf'> = {
  summariesOf: async (_, cases) => cases.map(({ terms }) => renewalTerms.parse(terms)),
  async pageOf(db, { found }) {
    const { card, refusal } = (await findCardOrder(db, found.id)) ?? {};
    const newCard = card ? { cardNumber: maskedNumber(card.lastDigits), cardType: card.cardType } : null;
    return { newCard, refusal: refusal ?? null };
  },
};
