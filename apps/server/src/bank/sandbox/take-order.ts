import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { BankRefused } from '../bank-errors.ts';
import { findOrder, type NewOrder, saveOrder } from './order-store.ts';

interface TakenOrder {
  readonly id: string;
  /** Carried out before: the answer is the one it had then. */
  readonly isRepeated: boolean;
}

/** Whatever is refused afterwards must end the transaction, so that the order may come again. */
export async function takeOrder(trx: Transaction<DB>, order: NewOrder): Promise<TakenOrder> {
  const id = await saveOrder(trx, order);
  if (id !== undefined) return { id, isRepeated: false };
  const earlier = await findOrder(trx, order.reference);
  if (!earlier?.fingerprint.equals(order.fingerprint)) throw new BankRefused('referenceReused');
  return { id: earlier.id, isRepeated: true };
}
