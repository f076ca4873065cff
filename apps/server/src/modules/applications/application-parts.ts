import type { Kysely } from 'kysely';
import type { Bank } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { OwnAccounts } from '../accounts/index.ts';

export interface ApplicationParts {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly ownAccounts: OwnAccounts;
  /** The service that is never shown nor saved, because it has a card of its own. */
  readonly excludedServiceId: string;
}
