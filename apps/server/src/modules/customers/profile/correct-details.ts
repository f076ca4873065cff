import { errorCodes } from '@taga/contract';
import type { OwnDetails } from '@taga/contract/records/customers/sign-up-draft';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { isWithBank } from '../../applications/drafts/index.ts';
import { existingPlaces } from '../../upkeep/reference-lists/index.ts';
import { type Customer, correctPerson, lockCustomer } from '../customers/index.ts';
import { addressWith, isBankCustomer } from '../details/index.ts';

/** What the bank has, from before or from an application, only the bank changes. */
export async function mayCorrect(customer: Customer, db: Kysely<DB>): Promise<boolean> {
  return !isBankCustomer(customer) && !(await isWithBank(db, customer.id));
}

/** Mends father's name and addresses: typing mistakes of the customer's own, which no document shows. */
export async function correctDetails(customerId: string, details: OwnDetails, db: Kysely<DB>): Promise<void> {
  for (const prefix of ['CUR', 'PER'] as const) {
    const isKnown = existingPlaces.isTownshipOf(details[`${prefix}_STATE`], details[`${prefix}_TOWNSHIP`]);
    if (!isKnown) throw new DomainError(errorCodes.invalidField, { fields: [`${prefix}_TOWNSHIP`] });
  }
  await db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, customerId);
    if (!(await mayCorrect(customer, trx))) throw new DomainError(errorCodes.detailsWithBank);
    await correctPerson(trx, customer, {
      fatherName: details.FATHERNAME,
      currentAddress: addressWith(details, 'CUR', customer.person.currentAddress),
      permanentAddress: addressWith(details, 'PER', customer.person.permanentAddress),
    });
  });
}
