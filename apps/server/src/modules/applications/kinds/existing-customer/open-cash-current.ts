import { errorCodes } from '@taga/contract';
import { existingCustomerDepositMmk, localCurrency } from '@taga/contract/constants';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { findUnfinished } from '@taga/contract/journeys/answering';
import { existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import {
  existingCustomerOutcomeRecord,
  existingCustomerPlace,
  existingCustomerRecordBefore,
} from '@taga/contract/records/applications/existing-customer-step';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { chequeBookChargeMinor, chequeBookKindOf } from '@taga/reference/cheque-book-fees';
import { currencyExponents } from '@taga/reference/currencies';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import type { Customer } from '../../../customers/customers/index.ts';
import type { Openings } from '../../../fulfilment/openings/index.ts';
import {
  type Application,
  type ApplicationDependencies,
  askForReference,
  existingCustomerStepsWith,
  findNamedApplication,
  lockApplication,
  refuseByBank,
  refuseUnlessPaying,
  setApplicationStep,
} from '../../drafts/index.ts';
import type { AskingDependencies } from '../../introducers/index.ts';
import { type FinishedOpening, finish } from './opening-views.ts';
import { type BanksWord, submitWhole } from './submit.ts';

export type OpeningDependencies = ApplicationDependencies & AskingDependencies & { readonly openings: Openings };

const depositMinor = existingCustomerDepositMmk * 10 ** currencyExponents[localCurrency];

/**
 * Opens the account, moves the deposit, orders what was chosen and tells the customer, once, however often and from
 * wherever it is asked for. What is ours (application, order, opening) is kept in one transaction; the bank's part
 * follows step by step, and anyone who asks again, or the worker, goes on with it.
 */
export async function openCashCurrent(
  customer: Customer,
  authorizationReqId: string,
  dependencies: OpeningDependencies,
): Promise<FinishedOpening> {
  await beginConfirmed(customer, authorizationReqId, dependencies);
  const opening = await dependencies.openings.goOn({ customerId: customer.id, authorizationReqId });
  // Submitted on the other way, and staff decide.
  if (!opening) throw new DomainError(errorCodes.applicationClosed);
  return finish(opening);
}

/** The first half of it: from then on the worker carries the opening to its end, whether or not anyone waits for it. */
export async function beginConfirmed(
  customer: Customer,
  authorizationReqId: string,
  dependencies: OpeningDependencies,
): Promise<void> {
  const { db } = dependencies;
  const named = { customerId: customer.id, authorizationReqId };
  const application = await findNamedApplication(db, named);
  if (application?.accountClass !== existingCustomerClass) throw new DomainError(errorCodes.notFound);
  if (application.status !== 'INIT') return;
  refuseUnconfirmed(application);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  const word = await askBank(customer, application, dependencies).catch(async (error: unknown) => {
    // The account that the bank tells of may be this one: another call may have opened it meanwhile.
    if ((await findNamedApplication(db, named))?.status === 'INIT') throw error;
    return undefined;
  });
  if (!word) return;
  const isWhole = await db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, named);
    if (locked?.status !== 'INIT') return true;
    refuseUnconfirmed(locked);
    return begin(trx, locked, customer, word, dependencies);
  });
  // Not before the transaction is over, which keeps where to go on.
  if (!isWhole) throw new DomainError(errorCodes.applicationIncomplete);
}

/** The code was right, everything was answered, and the services were confirmed. */
function refuseUnconfirmed({ step }: Application): void {
  if (!existingCustomerPlace(step).isConfirmed) throw new DomainError(errorCodes.stepOutOfOrder);
}

async function askBank(
  customer: Customer,
  application: Application,
  dependencies: OpeningDependencies,
): Promise<BanksWord> {
  const { ReferId, ExistingAccountNo: payer } = application.record;
  await refuseByBank(customer, application, dependencies);
  await refuseUnlessPaying(customer, payer ?? '', dependencies);
  return {
    ...(await askForReference(ReferId, dependencies.bank)),
    services: await dependencies.bank.listServices(existingCustomerClass),
  };
}

/** Keeps order and opening, or leads back to what is missing. Answers which of the two. */
async function begin(
  trx: Transaction<DB>,
  application: Application,
  customer: Customer,
  word: BanksWord,
  dependencies: OpeningDependencies,
): Promise<boolean> {
  const { authorizationReqId, record } = application;
  const { idType } = customer.person;
  const answers = answersOfApplication(record, { ...application, idType });
  const steps = existingCustomerStepsWith(word.services);
  const unfinished = findUnfinished(steps, answers, myanmarToday(dependencies.now()));
  if (unfinished) {
    await setApplicationStep(trx, authorizationReqId, existingCustomerRecordBefore(unfinished, answers));
    return false;
  }
  const step = existingCustomerOutcomeRecord('account-activation');
  await setApplicationStep(trx, authorizationReqId, step);
  await submitWhole(trx, { application: { ...application, step }, customer, answers, word }, dependencies);
  await dependencies.openings.keep(trx, {
    authorizationReqId,
    customerId: customer.id,
    accountClass: existingCustomerClass,
    currency: localCurrency,
    branchCode: answers.branch.code,
    services: answers.services.map(toOrdered),
    deposit: { fromAccount: answers.existingAccount.number, minor: depositMinor },
    chequeBook: answers.chequeBook.isWanted ? toChequeBook(answers.chequeBook, dependencies) : null,
    linkedTo: customer.cifNo,
  });
  return true;
}

function toChequeBook({ isMicr }: OpeningAnswers['chequeBook'], { excludedServiceId }: OpeningDependencies) {
  const feeMinor = chequeBookChargeMinor(chequeBookKindOf(isMicr));
  return { serviceId: excludedServiceId, feeMinor, isPaid: false, ...(!isMicr && { isMicr }) };
}

function toOrdered({ serviceId, time, on }: OpeningAnswers['services'][number]) {
  return time ? { serviceId, schedule: { time, on: on || null } } : { serviceId };
}
