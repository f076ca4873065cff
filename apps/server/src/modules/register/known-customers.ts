import type { IdType } from '@taga/contract/rules';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { hasExistingCustomer } from '../customers/index.ts';

export interface Identity {
  readonly idType: IdType;
  readonly idValue: string;
}

/** Whom the bank knew before they signed up here. */
export interface KnownCustomers {
  isKnown(identity: Identity): Promise<boolean>;
}

/** By what we have on file ourselves. */
export function createKnownCustomers(db: Kysely<DB>): KnownCustomers {
  return { isKnown: (identity) => hasExistingCustomer(db, identity) };
}
