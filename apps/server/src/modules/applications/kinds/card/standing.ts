import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { listCardOrders, listOrdersOfCards, type MadeCard } from '../../../fulfilment/card-orders/index.ts';

/** Of each application whether there is a card, and whether the bank is at it. */
export async function cardStandingOf(db: Kysely<DB>, ids: readonly string[]) {
  const orders = await listOrdersOfCards(db, ids);
  return ids.map((id) => {
    const own = orders.filter(({ documentNo }) => documentNo === id);
    return {
      hasCard: own.some(({ kind, step }) => kind === 'ISSUE' && step === 'done'),
      isAtBank: own.some(({ step }) => step === 'bank'),
    };
  });
}

/** The card that the bank made for an application. */
export async function findIssuedCard(db: Kysely<DB>, id: string): Promise<MadeCard | null> {
  const orders = await listCardOrders(db, id);
  return orders.find(({ kind, step }) => kind === 'ISSUE' && step === 'done')?.card ?? null;
}
