import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/endpoints/implement.ts';

import type { CustomerAccounts } from '../modules/fulfilment/balances/index.ts';
import { cardOrderRoutes } from '../modules/fulfilment/card-orders/index.ts';

interface CardParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly customerAccounts: CustomerAccounts;
}

/** What customers do about cards they have. */
export function composeCards({ db, now, bank, customerAccounts }: CardParts): Implementation[] {
  return cardOrderRoutes({ db, now, bank, customerAccounts, random: Math.random });
}
