import { byLanguage } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { type Confirmed, carryOutDecision, type DecisionWays } from '../../../desk/decisions/index.ts';
import { findCardOrder, maskedNumber } from '../../../fulfilment/card-orders/index.ts';
import type { InboxContent } from '../../../messaging/inbox/index.ts';

/** Staff say how far the new card is, and each step is told to the customer. */
export const renewalDecisionWays: DecisionWays = {
  carryOut: {
    MAKE: (trx, confirmed) => carryOut(trx, confirmed, announcement('making')),
    READY: async (trx, confirmed) => carryOut(trx, confirmed, await readyToCollect(trx, confirmed)),
    COMPLETE: async (trx, confirmed) => carryOut(trx, confirmed, announcement('completed')),
  },
};

function carryOut(trx: Transaction<DB>, confirmed: Confirmed, content: InboxContent) {
  return carryOutDecision(trx, confirmed, { content, news: 'card' });
}

/** What the specification has no message for. */
function announcement(what: 'making' | 'completed'): InboxContent {
  const words = (part: 'subject' | 'text') =>
    byLanguage((language) => serverText(language)(`messages.renewal.${what}.${part}`));
  return { type: 'Announcement', body: { subject: words('subject'), content: words('text') } };
}

async function readyToCollect(trx: Transaction<DB>, { found }: Confirmed): Promise<InboxContent> {
  const order = await findCardOrder(trx, found.id);
  if (order?.kind !== 'RENEW') throw new Error('The renewal has no order at the bank.');
  const { card, branchCode } = order;
  const branch = findBranch(branchCode);
  const note = byLanguage((language) =>
    serverText(language)('messages.renewal.ready.note', {
      branch: branch ? branchLabel(branch, language) : branchCode,
    }),
  );
  return {
    type: 'CardDelivered',
    body: {
      ...(card && {
        cardNumber: maskedNumber(card.lastDigits),
        cardType: card.cardType,
        cardCategory: card.category,
      }),
      pickUpBranchCode: branchCode,
      note,
    },
  };
}
