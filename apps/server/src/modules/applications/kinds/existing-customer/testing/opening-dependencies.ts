import type { Kysely } from 'kysely';
import type { Bank } from '../../../../../bank/bank.ts';
import type { DB } from '../../../../../db/schema.gen.ts';
import { createQuotas } from '../../../../access/quotas/index.ts';
import { createCustomerAccounts } from '../../../../fulfilment/balances/index.ts';
import { createOpenings } from '../../../../fulfilment/openings/index.ts';
import type { OpeningDependencies } from '../open-cash-current.ts';

interface Ground {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
}

/** What Done needs, where it is pressed without a server. */
export function openingDependencies({ db, bank, now }: Ground): OpeningDependencies {
  return {
    db,
    bank,
    now,
    customerAccounts: createCustomerAccounts({ db, bank }),
    findEmployee: (staffId) => bank.findEmployee(staffId),
    depositDue: async () => undefined,
    openings: createOpenings({ db, bank, now, random: Math.random }),
    files: { list: async () => [], addressOf: async () => '' },
    excludedServiceId: 'CHEQUEBOOK',
    quotas: createQuotas({ now, key: async () => Buffer.alloc(32) }),
    settings: { introductionLifetimeS: 60, introductionsPerDay: 1 },
  };
}
