import { errorCodes } from '@taga/contract';
import { type CodeState, codeStepRecord, openingRoute, resumeAfter } from '@taga/contract/records/application-step';
import { findAccountClass } from '@taga/reference/account-classes';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';
import { type Application, listUnfinished, lockApplication, setApplicationStep } from '../applications/index.ts';
import { type AskedAgain, type Claim, type Codes, refuseUnlessRight, type SentCode } from '../codes/index.ts';
import { type Customer, getCustomer, type Person } from '../customers/index.ts';

export interface ActivationDependencies {
  readonly db: Kysely<DB>;
  readonly codes: Codes;
}

/** The code belongs to one application: it opens no other one of the same customer. */
function subjectOf({ authorizationReqId }: Pick<Application, 'authorizationReqId'>) {
  return { purpose: 'activation', subjectId: authorizationReqId } as const;
}

/**
 * Sends the code that closes an application, or sends it again, to the phone on file. Who names somebody else's data,
 * or has no application that waits for a code, is told that there is nothing to wait for.
 */
export async function sendActivationCode(
  { customerId, authorizationReqId, claim, via }: AskedAgain,
  { db, codes }: ActivationDependencies,
): Promise<{ userId: string; sent: SentCode }> {
  if (!customerId) throw new Refusal(errorCodes.stepOutOfOrder);
  const customer = await getCustomer(db, customerId);
  if (!isClaimOf(customer.person, claim)) throw new Refusal(errorCodes.stepOutOfOrder);
  const id = authorizationReqId ?? (await findWaiting(customer, db))?.authorizationReqId ?? '';
  const { phone, loginId: email, language } = customer.person;
  const sent = await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, { customerId, authorizationReqId: id });
    if (!application || !isWaiting(application, customer)) throw new Refusal(errorCodes.stepOutOfOrder);
    await setCodeState(trx, application, 'asked');
    return codes.request(trx, { ...subjectOf(application), recipient: { phone, email, language } }, via);
  });
  return { userId: customerId, sent };
}

interface Attempt {
  readonly authorizationReqId: string;
  readonly ref: string;
  readonly code: string;
}

/** Whether the code is right. What came of it is saved with the application, where nobody but this can say so. */
export async function verifyActivationCode(
  customer: Customer,
  { authorizationReqId, ref, code }: Attempt,
  { db, codes }: ActivationDependencies,
): Promise<boolean> {
  const verdict = await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, { customerId: customer.id, authorizationReqId });
    if (!application) throw new Refusal(errorCodes.notFound);
    if (application.status !== null && application.status !== 'INIT') throw new Refusal(errorCodes.applicationClosed);
    const { step, codeState } = resumeAfter(application.step, customer.person);
    if (step !== 'otp-verification') throw new Refusal(errorCodes.stepOutOfOrder);
    // Asked again after an answer that got lost.
    if (codeState === 'right') return codeState;
    const judged = await codes.verify(trx, { ...subjectOf(application), ref, code });
    if (judged === 'right' || judged === 'wrong') await setCodeState(trx, application, judged);
    return judged;
  });
  if (verdict !== 'wrong') refuseUnlessRight(verdict);
  return verdict === 'right';
}

function isWaiting(application: Application, { person }: Customer): boolean {
  const { step, codeState } = resumeAfter(application.step, person);
  return application.status === 'INIT' && step === 'otp-verification' && codeState !== 'right';
}

async function findWaiting(customer: Customer, db: Kysely<DB>): Promise<Application | undefined> {
  const unfinished = await listUnfinished(db, customer.id);
  return unfinished.find((application) => isWaiting(application, customer));
}

async function setCodeState(trx: Transaction<DB>, application: Application, state: CodeState): Promise<void> {
  const baseRoute = openingRoute(findAccountClass(application.accountClass)?.accountType ?? '');
  await setApplicationStep(trx, application.authorizationReqId, codeStepRecord(state, baseRoute));
}

function isClaimOf(person: Person, claim: Claim): boolean {
  return (['loginId', 'idType', 'idValue', 'birthDate', 'phone'] as const).every(
    (part) => person[part] === claim[part],
  );
}
