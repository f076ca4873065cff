import { randomBytes } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { networkOf } from '../../../network.ts';
import { dayS, later } from '../../../time.ts';
import type { Customer } from '../../customers/customers/index.ts';
import { type CodeRequest, refuseUnlessRight, type SentCode } from '../one-time-codes/index.ts';
import type { DeviceOrigin } from '../sessions/index.ts';
import { findCodeRef, markVerified, saveReset } from './store.ts';
import { findCodeOwner, findSubject, findSubjectId, type ResetDependencies, type ResetSubject } from './subject.ts';

interface SentReset {
  readonly userId: string;
  /** Its reference is that of this caller alone. */
  readonly sent: SentCode;
}

/** Where a request comes from. */
interface ResetOrigin extends DeviceOrigin {
  readonly clientAddress: string;
}

interface ResetCodeRequest extends ResetSubject {
  readonly origin: ResetOrigin;
}

type Send = (trx: Transaction<DB>, request: CodeRequest) => Promise<SentCode>;

/** Anyone may ask in anybody's name: what was sent a moment ago stays good, and the answer is the same. */
export function requestReset(
  loginId: string,
  origin: ResetOrigin,
  dependencies: ResetDependencies,
): Promise<SentReset> {
  return sendAndSave({ loginId, origin }, dependencies.codes.sendOrRepeat, dependencies);
}

export function resendResetCode(
  asked: ResetCodeRequest,
  via: 'sms' | 'email',
  dependencies: ResetDependencies,
): Promise<SentReset> {
  return sendAndSave(asked, (trx, request) => dependencies.codes.resend(trx, request, via), dependencies);
}

/** Unknown login ids are counted, kept and answered like known ones; only the message has nowhere to go. */
async function sendAndSave(asked: ResetCodeRequest, send: Send, dependencies: ResetDependencies): Promise<SentReset> {
  const { db, now, settings } = dependencies;
  const { id: subjectId, customer } = await findSubject(asked, dependencies);
  const owner = await findCodeOwner(subjectId, asked.origin, dependencies);
  if (!owner.isFromKnownDevice) await countForAddress(asked.origin.clientAddress, dependencies);
  const requestedAt = now();
  const expiresAt = later(requestedAt, settings.resetLifetimeS);
  const ref = randomBytes(16).toString('base64url');
  const sent = await db.transaction().execute(async (trx) => {
    const code = await send(trx, { purpose: 'reset', ...owner, recipient: customer && recipientOf(customer) });
    await saveReset(trx, { ref, subjectId, codeRef: code.ref, requestedAt, expiresAt });
    return code;
  });
  return { userId: subjectId, sent: { ...sent, ref } };
}

/** Before anything is written: every request leaves rows, also for who does not exist. */
async function countForAddress(clientAddress: string, { db, quotas, settings }: ResetDependencies): Promise<void> {
  const owner = networkOf(clientAddress);
  const taken = await quotas.take(db, { what: 'reset code', owner, max: settings.resetsPerDay, periodS: dayS });
  if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
}

function recipientOf({ person }: Customer): NonNullable<CodeRequest['recipient']> {
  return { phone: person.phone, email: person.loginId, language: person.language };
}

interface GivenCode extends ResetSubject {
  readonly ref: string;
  readonly code: string;
}

/** After a right code the reference may be exchanged for a new password. Answers the id of the customer. */
export async function verifyResetCode(given: GivenCode, dependencies: ResetDependencies): Promise<string> {
  const { db, now, codes } = dependencies;
  const subjectId = await findSubjectId(given, dependencies);
  const result = await db.transaction().execute(async (trx) => {
    const at = now();
    const codeRef = await findCodeRef(trx, { ref: given.ref, subjectId }, at);
    const owner = codeRef && (await codes.findSubject(trx, codeRef, 'reset'));
    if (!codeRef || !owner) return 'expired';
    const evaluated = await codes.verify(trx, { ref: codeRef, purpose: 'reset', subjectId: owner, code: given.code });
    if (evaluated === 'right') await markVerified(trx, given.ref, at);
    return evaluated;
  });
  refuseUnlessRight(result);
  return subjectId;
}
