import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { CustomerHolder } from '../../http/guard.ts';
import { findAccessHolder } from './token-store.ts';
import { hashOf } from './tokens.ts';

interface FindCustomerParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** Finds the signed-in customer by the access token. */
export function createFindCustomer({ db, now }: FindCustomerParts) {
  return (token: string): Promise<CustomerHolder | undefined> => findAccessHolder(db, hashOf(token), now());
}
