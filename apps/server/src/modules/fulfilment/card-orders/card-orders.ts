import { localCurrency } from '@taga/contract/constants';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import { backOffMs } from '../../../outgoing/back-off.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import type { CardOrder, CardOrderDependencies, CardOrderEnd, MadeCard } from './card-order.ts';
import { notifyEnd } from './end-order.ts';
import { cardOrderWork, claimCardOrder, endCardOrder } from './store.ts';

export interface CardOrderSaver {
  /** One try at an order that the bank has not answered yet. */
  advance(id: string): Promise<void>;
}

/**
 * What was ordered is asked of the bank until it has answered, by the person who comes next. The bank knows the order by its
 * id and carries it out once; of several that write down the same answer the first one counts.
 */
export function createCardOrders(dependencies: CardOrderDependencies): CardOrderSaver {
  const { db, now, random } = dependencies;
  return {
    async advance(id) {
      const order = await claimCardOrder(db, id, now());
      if (!order) return;
      try {
        const end = await askBank(order, dependencies);
        const at = now();
        await db.transaction().execute(async (trx) => {
          if (await endCardOrder(trx, id, end, at)) await notifyEnd(trx, order, end, at);
        });
      } catch (error) {
        if (!(error instanceof BankUnavailable)) throw error;
        const { attempts } = order;
        await cardOrderWork.postpone(db, id, { at: now(), delayMs: backOffMs(attempts, random), attempts });
      }
    },
  };
}

async function askBank(order: CardOrder, dependencies: CardOrderDependencies): Promise<CardOrderEnd> {
  try {
    return { step: 'done', card: await carryOut(order, dependencies) };
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    return { step: 'refused', refusal: error.reason };
  }
}

async function carryOut(order: CardOrder, { db, bank }: CardOrderDependencies): Promise<MadeCard | null> {
  const { id: reference } = order;
  if (order.kind === 'CANCEL') {
    await bank.cancelCard({ reference, cardId: order.cardId });
    return null;
  }
  if (order.kind === 'RENEW') {
    return toMade(await bank.renewCard({ reference, cardId: order.cardId, branchCode: order.branchCode }));
  }
  const { person } = await getCustomer(db, order.customerId);
  const card = await bank.issueCard({
    reference,
    identity: { idType: person.idType, idValue: person.idValue },
    name: person.fullName,
    phone: person.phone,
    limit: { currency: localCurrency, minor: order.limitMinor },
    ...(order.linkedTo && { linkedTo: order.linkedTo }),
  });
  return toMade(card);
}

function toMade({ cardId, cifNo, lastDigits, cardType, category }: MadeCard): MadeCard {
  return { cardId, cifNo, lastDigits, cardType, category };
}
