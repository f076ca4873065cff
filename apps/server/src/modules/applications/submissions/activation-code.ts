import { errorCodes } from '@taga/contract';
import {
  type CodeState,
  codeStepRecord,
  openingRoute,
  resumeAfter,
} from '@taga/contract/records/applications/application-step';
import { existingCustomerPlace } from '@taga/contract/records/applications/existing-customer-step';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Kysely, Transaction } from 'kysely';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  type AskedAgain,
  type CodePurpose,
  type CodeRequestDetails,
  type Codes,
  refuseUnlessRight,
  type SentCode,
} from '../../access/one-time-codes/index.ts';
import { type Customer, getCustomer, type Person } from '../../customers/customers/index.ts';
import {
  type Application,
  findNamedApplication,
  listUnfinished,
  lockApplication,
  setApplicationStep,
} from '../drafts/index.ts';
import { type BanksWord, type SubmissionDependencies, submit } from './submit.ts';
import { askBank } from './submit-application.ts';

export interface ActivationDependencies {
  readonly db: Kysely<DB>;
  readonly codes: Codes;
}

/** The code belongs to one application: it opens no other one of the same customer. */
function subjectOf({ authorizationReqId }: Pick<Application, 'authorizationReqId'>) {
  return { purpose: 'activation', subjectId: authorizationReqId } as const;
}

/**
 * Sends the code that an application waits for, or sends it again, to the phone on file. Who names somebody else's data,
 * or has no application that waits for a code, is told that there is nothing to wait for.
 */
export async function sendActivationCode(
  { customerId, authorizationReqId, details, via }: AskedAgain,
  { db, codes }: ActivationDependencies,
): Promise<{ userId: string; sent: SentCode }> {
  if (!customerId) throw new DomainError(errorCodes.stepOutOfOrder);
  const customer = await getCustomer(db, customerId);
  if (!areDetailsOf(customer.person, details)) throw new DomainError(errorCodes.stepOutOfOrder);
  const id = authorizationReqId ?? (await findWaiting(customer, db))?.authorizationReqId ?? '';
  const { phone, loginId: email, language } = customer.person;
  const sent = await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, { customerId, authorizationReqId: id });
    const purpose = application && findPurpose(application, customer);
    if (!purpose) throw new DomainError(errorCodes.stepOutOfOrder);
    if (purpose === 'activation') await setCodeState(trx, application, 'asked');
    return codes.request(trx, { purpose, subjectId: id, recipient: { phone, email, language } }, via);
  });
  return { userId: customerId, sent };
}

interface Attempt {
  readonly authorizationReqId: string;
  readonly ref: string;
  readonly code: string;
}

interface Activation {
  readonly isRight: boolean;
  readonly isSubmitted: boolean;
  /** How often a code that was sent can still be typed after a wrong one. */
  readonly triesLeft?: number;
}

/**
 * Whether the code is right, and if it is, the application is submitted with it: who closes the page then has lost
 * nothing. What came of it is saved with the application, where nobody but this can say so.
 */
export async function verifyActivationCode(
  customer: Customer,
  attempt: Attempt,
  dependencies: ActivationDependencies & SubmissionDependencies,
): Promise<Activation> {
  const { db, codes } = dependencies;
  const { authorizationReqId, ref, code } = attempt;
  const named = { customerId: customer.id, authorizationReqId };
  const word = await findBanksWord(
    customer,
    requireWaiting(await findNamedApplication(db, named), customer),
    dependencies,
  );
  const { result, submission, triesLeft } = await db.transaction().execute(async (trx) => {
    const application = requireWaiting(await lockApplication(trx, named), customer);
    const subject = subjectOf(application);
    // Asked again after an answer that got lost, it has been right before.
    const isKnownRight = resumeAfter(application.step, customer.person).codeState === 'right';
    const evaluated = isKnownRight ? 'right' : await codes.verify(trx, { ...subject, ref, code });
    if (evaluated === 'right' || evaluated === 'wrong') await setCodeState(trx, application, evaluated);
    if (evaluated !== 'right') return { result: evaluated, triesLeft: await codes.triesLeft(trx, subject) };
    if (!word) return { result: evaluated, submission: 'open' };
    const isWhole = await submit(trx, application, customer, word, dependencies);
    return { result: evaluated, submission: isWhole ? 'done' : 'incomplete' };
  });
  if (result === 'wrong') return { isRight: false, isSubmitted: false, triesLeft };
  refuseUnlessRight(result);
  if (submission === 'incomplete') throw new DomainError(errorCodes.applicationIncomplete);
  return { isRight: true, isSubmitted: submission === 'done' };
}

/** An application that waits for this code, or for being submitted after it. */
function requireWaiting(application: Application | undefined, { person }: Customer): Application {
  if (!application) throw new DomainError(errorCodes.notFound);
  if (application.status !== null && application.status !== 'INIT') throw new DomainError(errorCodes.applicationClosed);
  if (resumeAfter(application.step, person).step !== 'otp-verification')
    throw new DomainError(errorCodes.stepOutOfOrder);
  return application;
}

/** Nothing where the bank refuses or does not answer: submitting, which is asked for next, tells why. */
async function findBanksWord(
  customer: Customer,
  application: Application,
  dependencies: SubmissionDependencies,
): Promise<BanksWord | undefined> {
  try {
    return await askBank(customer, application, dependencies);
  } catch (error) {
    if (error instanceof DomainError || error instanceof BankUnavailable) return undefined;
    throw error;
  }
}

/** Which code an application waits for: the one that closes it, or the one that lets an existing customer go on. */
function findPurpose({ status, step: saved }: Application, { person }: Customer): CodePurpose | undefined {
  if (status !== 'INIT') return undefined;
  if (existingCustomerPlace(saved).step === 'otp-verification') return 'existing-customer';
  const { step, codeState } = resumeAfter(saved, person);
  return step === 'otp-verification' && codeState !== 'right' ? 'activation' : undefined;
}

async function findWaiting(customer: Customer, db: Kysely<DB>): Promise<Application | undefined> {
  const unfinished = await listUnfinished(db, customer.id);
  return unfinished.find((application) => findPurpose(application, customer));
}

async function setCodeState(trx: Transaction<DB>, application: Application, state: CodeState): Promise<void> {
  const baseRoute = openingRoute(findAccountClass(application.accountClass)?.accountType ?? '');
  await setApplicationStep(trx, application.authorizationReqId, codeStepRecord(state, baseRoute));
}

function areDetailsOf(person: Person, details: CodeRequestDetails): boolean {
  return (['loginId', 'idType', 'idValue', 'birthDate', 'phone'] as const).every(
    (part) => person[part] === details[part],
  );
}
