import { correctedDetails } from '@taga/contract/records/customers/corrected-details';
import type { DetailValues } from '@taga/contract/records/customers/detail-values';
import type { Kysely } from 'kysely';
import type { Bank, CustomerCorrection } from '../../../bank/bank.ts';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { backOffMs } from '../../../outgoing/back-off.ts';
import { type Customer, getCustomer } from '../customers/index.ts';
import { addressWith } from './person-with.ts';
import { claimNotification, detailWork, endNotification } from './store.ts';

interface NotificationDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly random: () => number;
}

/** Tells the bank of a correction until it has answered. It knows the correction by its id and carries it out once. */
export function createBankNotification(dependencies: NotificationDependencies) {
  const { db, bank, now, random } = dependencies;
  return {
    async advance(id: string): Promise<void> {
      const correction = await claimNotification(db, id, now());
      if (!correction) return;
      const { before, after, attempts } = correction;
      try {
        const customer = await getCustomer(db, correction.customerId);
        const cifNo = await findCifNo(customer, before, bank);
        if (cifNo === undefined) return await endNotification(db, id, { bank: 'NOT_NEEDED' }, now());
        await bank.correctCustomer({ reference: id, cifNo, ...changesOf(customer, after) });
        await endNotification(db, id, { bank: 'DONE' }, now());
      } catch (error) {
        if (error instanceof BankRefused)
          return endNotification(db, id, { bank: 'REFUSED', refusal: error.reason }, now());
        if (!(error instanceof BankUnavailable)) throw error;
        await detailWork.postpone(db, id, { at: now(), delayMs: backOffMs(attempts, random), attempts });
      }
    },
  };
}

/** Whom the bank knew before the sign-up and who has no account by us, it knows by the document of before. */
async function findCifNo({ cifNo, person }: Customer, before: DetailValues, bank: Bank): Promise<string | undefined> {
  if (cifNo !== null) return cifNo;
  return (await bank.findCustomer({ idType: person.idType, idValue: before.UID_VALUE ?? person.idValue }))?.cifNo;
}

/** From the correction alone, so that what is told again is the same. */
function changesOf({ person }: Customer, after: DetailValues): Omit<CustomerCorrection, 'reference' | 'cifNo'> {
  const given = Object.entries(after).filter(([, value]) => value !== null);
  const details = correctedDetails.parse(Object.fromEntries(given));
  return {
    ...(details.USERNAME !== undefined && { name: details.USERNAME }),
    ...(details.FATHERNAME !== undefined && { fatherName: details.FATHERNAME }),
    ...(details.UID_VALUE !== undefined && { identity: { idType: person.idType, idValue: details.UID_VALUE } }),
    ...(details.DOB !== undefined && { birthDate: details.DOB }),
    ...(details.MOBILENO !== undefined && { phone: details.MOBILENO }),
    ...(details.CUR_STATE !== undefined && {
      currentAddress: addressWith(details, 'CUR', person.currentAddress),
      permanentAddress: addressWith(details, 'PER', person.permanentAddress),
    }),
  };
}
