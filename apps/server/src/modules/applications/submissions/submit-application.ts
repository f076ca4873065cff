import { errorCodes } from '@taga/contract';
import { resumeAfter } from '@taga/contract/records/applications/application-step';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Customer } from '../../customers/customers/index.ts';
import {
  type Application,
  type ApplicationDependencies,
  askForReference,
  findDone,
  findNamedApplication,
  lockApplication,
  offeredClass,
  progressOf,
  refuseByBank,
  refuseCardCustomer,
} from '../drafts/index.ts';
import { type BanksWord, type SubmissionDependencies, submit } from './submit.ts';

interface Submitted {
  readonly authorizationReqId: string;
  readonly accountClass: string;
}

/**
 * Hands an application to the bank: everything is evaluated once more, and one order comes of it however often and from
 * wherever it is submitted. Where something is missing after all, the application goes back to the step that asks for
 * it: at the code there is no way back, and nobody may be stuck there.
 */
export async function submitApplication(
  customer: Customer,
  { authorizationReqId, accountClass }: Submitted,
  dependencies: SubmissionDependencies,
): Promise<void> {
  const { db } = dependencies;
  const named = { customerId: customer.id, authorizationReqId };
  const application = await findNamedApplication(db, named);
  if (application?.accountClass !== accountClass) throw new DomainError(errorCodes.notFound);
  if (isSubmitted(application)) return;
  await refuseUnready(db, application, customer, dependencies);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  const word = await askBank(customer, application, dependencies);
  const isWhole = await db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, named);
    if (!locked || isSubmitted(locked)) return true;
    await refuseUnready(trx, locked, customer, dependencies);
    return submit(trx, locked, customer, word, dependencies);
  });
  // Not before the transaction is over, which keeps where to go on.
  if (!isWhole) throw new DomainError(errorCodes.applicationIncomplete);
}

/** What the bank says to an application, unless it or its rules refuse it. */
export async function askBank(
  customer: Customer,
  application: Application,
  dependencies: ApplicationDependencies,
): Promise<BanksWord> {
  const { bank, now } = dependencies;
  refuseCardCustomer(customer);
  offeredClass(customer.person, application, myanmarToday(now()));
  await refuseByBank(customer, application, dependencies);
  const known = await bank.findCustomer(customer.person);
  // Somebody the bank knows, who has not shown that they are that person: staff decide what to make of it.
  const isKnownWithOtherPhone =
    known !== undefined && known.cifNo !== customer.cifNo && known.phone !== customer.person.phone;
  return {
    isKnownWithOtherPhone,
    ...(await askForReference(application.record.ReferId, bank)),
    services: await bank.listServices(application.accountClass),
  };
}

/** Who submits again after an answer that got lost finds it done. */
function isSubmitted({ status }: Application): boolean {
  if (status === null || status === 'INIT' || status === 'INCOMPLETED') return false;
  if (status === 'REJECTED') throw new DomainError(errorCodes.applicationClosed);
  return true;
}

/** The first time after the code; then once everything is done that staff have asked for. */
async function refuseUnready(
  db: Kysely<DB>,
  application: Application,
  customer: Customer,
  { files }: Pick<ApplicationDependencies, 'files'>,
): Promise<void> {
  const { authorizationReqId, correction } = application;
  if (!correction) return refuseWithoutCode(application, customer);
  const done = progressOf(correction, await findDone({ authorizationReqId, correction }, { db, files }));
  if (done.some(({ isDone }) => !isDone)) throw new DomainError(errorCodes.correctionsMissing);
}

function refuseWithoutCode({ step }: Application, { person }: Customer): void {
  const { step: place, codeState } = resumeAfter(step, person);
  if (place !== 'otp-verification' || codeState !== 'right') throw new DomainError(errorCodes.stepOutOfOrder);
}
