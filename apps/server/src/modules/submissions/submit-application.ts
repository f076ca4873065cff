import { errorCodes } from '@taga/contract';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { findUnfinished } from '@taga/contract/journeys/answering';
import { answersOfApplication } from '@taga/contract/records/application-answers';
import {
  openingRoute,
  outcomeStepRecord,
  resumeAfter,
  stepRecordBefore,
} from '@taga/contract/records/application-step';
import { myanmarToday } from '@taga/contract/rules/calendar-date';
import type { Transaction } from 'kysely';
import type { BankService } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import {
  type Application,
  type ApplicationDependencies,
  findKnownAnswers,
  findNamedApplication,
  isEmployee,
  lockApplication,
  offeredClass,
  openingStepsWith,
  refuseByBank,
  setApplicationStep,
  wholeRecord,
  withKnown,
} from '../applications/index.ts';
import type { Customer } from '../customers/index.ts';
import { type AskingDependencies, askIntroducers } from '../introductions/index.ts';
import { keepOrder, type OrderMark } from './store.ts';

export type SubmissionDependencies = ApplicationDependencies & AskingDependencies;

interface Submitted {
  readonly authorizationReqId: string;
  readonly accountClass: string;
}

/** What the bank says of an application before it gets it. */
interface BanksWord {
  readonly isKnownWithOtherPhone: boolean;
  /** That somebody has the employee reference, if one is given. */
  readonly isReferenceConfirmed: boolean;
  readonly services: readonly BankService[];
}

/**
 * Hands an application to the bank: everything is judged once more, and one order comes of it however often and from
 * wherever it is handed in. Where something is missing after all, the application goes back to the step that asks for
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
  if (application?.accountClass !== accountClass) throw new Refusal(errorCodes.notFound);
  if (isHandedIn(application)) return;
  refuseWithoutCode(application, customer);
  // Before the transaction, which must not wait for the bank while it holds what others wait for.
  const word = await askBank(customer, application, dependencies);
  const isWhole = await db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, named);
    if (!locked || isHandedIn(locked)) return true;
    refuseWithoutCode(locked, customer);
    return handIn(trx, locked, customer, word, dependencies);
  });
  // Not before the transaction is over, which keeps where to go on.
  if (!isWhole) throw new Refusal(errorCodes.applicationIncomplete);
}

async function askBank(
  customer: Customer,
  application: Application,
  dependencies: ApplicationDependencies,
): Promise<BanksWord> {
  const { bank } = dependencies;
  await refuseByBank(customer, application, dependencies);
  const known = await bank.findCustomer(customer.person);
  // Somebody the bank knows, who has not shown that they are that person: staff decide what to make of it.
  const isKnownWithOtherPhone =
    known !== undefined && known.cifNo !== customer.cifNo && known.phone !== customer.person.phone;
  const { ReferId: staffId } = application.record;
  return {
    isKnownWithOtherPhone,
    isReferenceConfirmed: !staffId || (await isEmployee(staffId, bank)) === true,
    services: await bank.listServices(application.accountClass),
  };
}

function marksOf({ identity }: OpeningAnswers, word: BanksWord): OrderMark[] {
  return [
    ...(word.isKnownWithOtherPhone ? (['known-person-other-phone'] as const) : []),
    ...(identity.status === 'VERIFIED' ? [] : (['identity-not-verified'] as const)),
    ...(word.isReferenceConfirmed ? [] : (['employee-not-confirmed'] as const)),
  ];
}

/** Makes the order, or leads back to what is missing. Answers which of the two. */
async function handIn(
  trx: Transaction<DB>,
  application: Application,
  customer: Customer,
  word: BanksWord,
  dependencies: SubmissionDependencies,
): Promise<boolean> {
  const { authorizationReqId, record } = application;
  const at = dependencies.now();
  const { idType } = customer.person;
  const { accountType } = offeredClass(customer.person, application, myanmarToday(at));
  const baseRoute = openingRoute(accountType);
  const known = await findKnownAnswers({ authorizationReqId, db: trx }, dependencies);
  const answers = withKnown(answersOfApplication(record, { ...application, idType }), known);
  const unfinished = findUnfinished(openingStepsWith(word.services), answers, myanmarToday(at));
  if (unfinished) {
    await setApplicationStep(trx, authorizationReqId, stepRecordBefore(unfinished, answers, baseRoute));
    return false;
  }
  const step = outcomeStepRecord('account-activation', baseRoute);
  const whole = wholeRecord({ ...application, step }, customer, known);
  const marks = marksOf(answers, word);
  const services = word.services.filter(({ serviceId }) => answers.services.some((one) => one.serviceId === serviceId));
  await keepOrder(trx, { authorizationReqId, customerId: customer.id, record: whole, marks, services, step, at });
  const introducers = whole.Contacts ?? [];
  await askIntroducers(trx, { authorizationReqId, applicant: customer.person, introducers }, dependencies);
  return true;
}

/** Who hands in again after an answer that got lost finds it done. */
function isHandedIn({ status }: Application): boolean {
  if (status === null || status === 'INIT') return false;
  if (status === 'REJECTED') throw new Refusal(errorCodes.applicationClosed);
  return true;
}

function refuseWithoutCode({ step }: Application, { person }: Customer): void {
  const { step: place, codeState } = resumeAfter(step, person);
  if (place !== 'otp-verification' || codeState !== 'right') throw new Refusal(errorCodes.stepOutOfOrder);
}
