import { identityServiceIds } from '@taga/contract/constants';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type IdentityCase, type IdentityResult, notCheckedYet } from '../../../identity/identity-verifier.ts';
import { backOffMs } from '../../../outgoing/back-off.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { hashFiles } from './hash-files.ts';
import type { IdentityCheckDependencies } from './identity-check.ts';
import { findLatestCheck } from './store.ts';
import { claimCheck, identityCheckWork, saveResult, type WaitingCheck } from './waiting-store.ts';

interface RunDependencies extends IdentityCheckDependencies {
  /** Whether the customer still looks at the screen that waits for it. */
  readonly isAwaited: () => boolean;
}

const firstDelayMs = 30_000;
/** Some hours in all; then it is a person's turn. */
const maxAttempts = 12;

const notCheckable: IdentityResult = { result: 'undecided', reasons: ['not-checkable'], scores: {} };

/** One try at a check that waits. What is done, or done by somebody else just now, is left alone. */
export async function runCheck(id: string, dependencies: RunDependencies): Promise<void> {
  const { db, now, random } = dependencies;
  const check = await claimCheck(db, id, now());
  if (!check) return;
  const given = await readCase(check, dependencies);
  const result = given ? await verify(check, given, dependencies) : notCheckable;
  if (!result.isWorthRetrying) return settle(check, result, dependencies);
  if (check.attempts >= maxAttempts) return settle(check, notCheckable, dependencies);
  const { attempts } = check;
  await identityCheckWork.postpone(db, id, {
    at: now(),
    delayMs: backOffMs(attempts, random, firstDelayMs),
    attempts,
  });
}

/** Nobody is approved by files that would not be known again. */
async function verify(
  check: WaitingCheck,
  given: IdentityCase,
  dependencies: RunDependencies,
): Promise<IdentityResult> {
  if (!(await hashFiles(check, dependencies))) return notCheckedYet;
  return leaveSecondDocument(check, await dependencies.verifier.verify(given));
}

/** A yes to a second document says nothing of the one that the customer signed up with: a person looks at that. */
function leaveSecondDocument({ subject }: WaitingCheck, result: IdentityResult): IdentityResult {
  const isLeft = result.result === 'approved' && subject.serviceId === identityServiceIds.secondary;
  return isLeft ? { ...result, result: 'undecided', reasons: ['second-document'] } : result;
}

/** Nothing where a photo or the video was replaced or removed since. */
async function readCase(check: WaitingCheck, dependencies: RunDependencies): Promise<IdentityCase | undefined> {
  const { db, applications } = dependencies;
  const { frontId, backId, videoId, otherFrontId, headTurns, formKey, serviceId, idType } = check.subject;
  const read = (id: string | null) => (id === null ? undefined : applications.readFile(id, check.customerId));
  const [front, back, video, otherFront] = await Promise.all([frontId, backId, videoId, otherFrontId].map(read));
  if (!front || (backId && !back) || (videoId && !video)) return undefined;
  const { person } = await getCustomer(db, check.customerId);
  const passport = person.passport ? { number: person.idValue, expiresOn: person.passport.expiresOn } : undefined;
  return {
    reference: check.id,
    serviceId,
    idType,
    formKey: formKey ?? undefined,
    front,
    back,
    video,
    otherFront,
    headTurns: headTurns ?? undefined,
    person: { fullName: person.fullName, birthDate: person.birthDate, passport },
  };
}

/** The outcome, and anyone who has to hear of it, change together. */
async function settle(check: WaitingCheck, result: IdentityResult, dependencies: RunDependencies): Promise<void> {
  const { db, now, applications, isAwaited } = dependencies;
  await db.transaction().execute(async (trx) => {
    if (!(await saveResult(trx, check.id, result, now()))) return;
    const counted = await findLatestCheck(trx, check.authorizationReqId);
    if (counted?.id === check.id) {
      const { authorizationReqId } = check;
      await applications.notifyResult(trx, { authorizationReqId, status: counted.status, at: now() });
    }
    if (result.result === 'refused' && !isAwaited()) await notifyCustomer(trx, check.customerId);
  });
}

async function notifyCustomer(trx: Transaction<DB>, customerId: string): Promise<void> {
  const { person } = await getCustomer(trx, customerId);
  await queueMessage(trx, {
    channel: 'email',
    template: 'identity-not-verified',
    to: person.loginId,
    language: person.language,
    values: { name: person.fullName },
  });
}
