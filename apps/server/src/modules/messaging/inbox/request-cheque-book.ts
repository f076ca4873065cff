import { errorCodes } from '@taga/contract';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Bank, BankAccount } from '../../../bank/bank.ts';
import { BankRefused } from '../../../bank/bank-errors.ts';
import { DomainError } from '../../../domain-error.ts';
import { saveOrderedServices } from '../../fulfilment/orders/index.ts';
import type { SavedMessage } from './inbox-message.ts';
import type { InboxDependencies } from './read-messages.ts';
import { endAction, findMessageAbout, markChequeBookRefused } from './store.ts';

/**
 * Orders a cheque book for the account that a message tells of. The bank carries the order out once, by its reference:
 * anyone who asks again because the answer got lost, or twice at once, has ordered one.
 */
export async function requestChequeBook(
  customerId: string,
  authorizationReqId: string,
  dependencies: InboxDependencies,
): Promise<void> {
  const { db, bank, now, chequeBookServiceId: serviceId } = dependencies;
  const message = await findMessageAbout(db, { customerId, authorizationReqId }, 'AccountCreated');
  if (!message) throw new DomainError(errorCodes.notFound);
  if (message.action === 'N') throw new DomainError(errorCodes.chequeBookAlreadyRequested);
  const { accountNumber, branchCode, productCode } = await findAccount(message, bank);
  const reference = `${authorizationReqId}-cheque-book`;
  await bank.orderService({ reference, accountNumber, serviceId, branchCode }).catch(async (error) => {
    if (error instanceof BankRefused) await markChequeBookRefused(db, message.id);
    throw error;
  });
  const accountClass = findAccountClass(productCode)?.code;
  const offered = accountClass ? await bank.listServices(accountClass) : [];
  await db.transaction().execute(async (trx) => {
    await endAction(trx, message.id);
    const ordered = offered.filter((service) => service.serviceId === serviceId);
    await saveOrderedServices(trx, authorizationReqId, ordered, now());
  });
}

async function findAccount({ content }: SavedMessage, bank: Bank): Promise<BankAccount> {
  const accountNumber = content.type === 'AccountCreated' ? content.body.accountNumber : null;
  const account = accountNumber === null ? undefined : await bank.findAccount(accountNumber);
  if (!account?.isOpen) throw new DomainError(errorCodes.accountNotAllowed);
  return account;
}
