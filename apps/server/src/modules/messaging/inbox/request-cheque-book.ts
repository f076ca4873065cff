import { errorCodes } from '@taga/contract';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Bank, BankAccount } from '../../../bank/bank.ts';
import { BankRefused } from '../../../bank/bank-errors.ts';
import { Refusal } from '../../../refusal.ts';
import { keepOrderedServices } from '../../fulfilment/orders/index.ts';
import type { KeptMessage } from './inbox-message.ts';
import type { InboxDependencies } from './read-messages.ts';
import { endAction, findAccountCreated, markChequeBookRefused } from './store.ts';

/**
 * Orders a cheque book for the account that a message tells of. The bank carries the order out once, by its reference:
 * whoever asks again because the answer got lost, or twice at once, has ordered one.
 */
export async function requestChequeBook(
  customerId: string,
  authorizationReqId: string,
  dependencies: InboxDependencies,
): Promise<void> {
  const { db, bank, now, chequeBookServiceId: serviceId } = dependencies;
  const message = await findAccountCreated(db, customerId, authorizationReqId);
  if (!message) throw new Refusal(errorCodes.notFound);
  if (message.action === 'N') throw new Refusal(errorCodes.chequeBookAlreadyRequested);
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
    await keepOrderedServices(trx, authorizationReqId, ordered, now());
  });
}

async function findAccount({ content }: KeptMessage, bank: Bank): Promise<BankAccount> {
  const accountNumber = content.type === 'AccountCreated' ? content.body.accountNumber : null;
  const account = accountNumber === null ? undefined : await bank.findAccount(accountNumber);
  if (!account?.isOpen) throw new Refusal(errorCodes.accountNotAllowed);
  return account;
}
