import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import type { CustomerHolder } from '../../http/guard.ts';
import { type Customer, findCustomer } from '../customers/index.ts';

/** The customer of the session. Who names another login id is answered as if there were none of that name. */
export async function getOwnCustomer(db: Kysely<DB>, holder: CustomerHolder, loginId: string): Promise<Customer> {
  const customer = await findCustomer(db, holder.customerId);
  if (!customer || customer.person.loginId !== loginId) throw new CallError(errorCodes.notFound);
  return customer;
}
