import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { Bank, BankEmployee } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS } from '../../../time.ts';
import type { Quotas } from '../../access/quotas/index.ts';

interface LookupDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Pick<Bank, 'findEmployee'>;
  readonly quotas: Quotas;
  readonly settings: { readonly employeeNamesPerDay: number };
}

export type FindEmployee = (staffId: string, customerId: string) => Promise<BankEmployee | undefined>;

/**
 * Who has an employee number, for one customer. Who tries numbers runs out of tries, whichever call tells: wrong ones
 * count as well. The same number again is free, so that it can be asked for, saved and submitted.
 */
export function createEmployeeLookup({ db, bank, quotas, settings }: LookupDependencies): FindEmployee {
  return async (staffId, customerId) => {
    const known = { what: 'employee known', owner: `${customerId} ${staffId}`, max: 1, periodS: dayS };
    const isNew = (await quotas.waitFor(db, known)) === undefined;
    if (isNew) {
      const numbers = {
        what: 'employee looked up',
        owner: customerId,
        max: settings.employeeNamesPerDay,
        periodS: dayS,
      };
      const taken = await quotas.take(db, numbers);
      if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
      await quotas.take(db, known);
    }
    return bank.findEmployee(staffId);
  };
}
