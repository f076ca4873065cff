import type { Kysely } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { findCustomer, settleExistingCustomer } from '../customers/index.ts';

/** Asks the bank about one customer. Throws when it does not answer: the queue asks again, less and less often. */
export type RecogniseLater = (customerId: string) => Promise<void>;

/**
 * For those who signed up while the bank did not answer: they came in as new, and become existing customers once it
 * says so. Whose accounts they see is another question, which takes their phone too.
 */
export function createLateRecognition({ db, bank }: { db: Kysely<DB>; bank: Bank }): RecogniseLater {
  return async (customerId) => {
    const customer = await findCustomer(db, customerId);
    if (!customer) return;
    const known = await bank.findCustomer(customer.person);
    await settleExistingCustomer(db, customerId, known !== undefined);
  };
}
