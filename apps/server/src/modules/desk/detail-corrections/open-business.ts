import { errorCodes } from '@taga/contract';
import { fieldsOfCustomer } from '@taga/contract/records/applications/application-values';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, toCustomerRecord } from '../../customers/customers/index.ts';
import { isBankBeingNotified } from '../../customers/details/index.ts';
import { hasOpenCardOrder } from '../../fulfilment/card-orders/index.ts';
import { hasUnfinishedOpening } from '../../fulfilment/openings/index.ts';
import { correctSubmitted } from '../../fulfilment/orders/index.ts';
import { noteCaseChange } from '../cases/index.ts';

/** An order that the bank has not answered would be repeated with other details, which the bank refuses. */
export async function refuseWhileInUse(trx: Transaction<DB>, customerId: string): Promise<void> {
  const isInUse =
    (await hasUnfinishedOpening(trx, customerId)) ||
    (await hasOpenCardOrder(trx, customerId)) ||
    (await isBankBeingNotified(trx, customerId));
  if (isInUse) throw new DomainError(errorCodes.detailsInUse);
}

/** What is being decided is about the person as they are: what was proposed of them as they were is void. */
export async function followInCases(
  trx: Transaction<DB>,
  { before, after }: { readonly before: Customer; readonly after: Customer },
  at: Date,
): Promise<void> {
  const was = fieldsOfCustomer(toCustomerRecord(before));
  const changed = Object.entries(fieldsOfCustomer(toCustomerRecord(after))).filter(
    ([field, value]) => was[field as keyof typeof was] !== value,
  );
  for (const authorizationReqId of await correctSubmitted(trx, after.id, Object.fromEntries(changed))) {
    await noteCaseChange(trx, { authorizationReqId, action: 'customer.details-corrected', at });
  }
}
