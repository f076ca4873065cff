import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, changePassword, getCustomer } from '../../customers/customers/index.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { type DeviceOrigin, endAllSessions, makeDeviceKnown } from '../sessions/index.ts';
import { forgetResets, isVerified, useVerified } from './store.ts';
import { findSubjectId, type ResetDependencies, type ResetSubject } from './subject.ts';

interface NewPassword extends ResetSubject {
  readonly ref: string;
  readonly password: string;
  readonly origin: DeviceOrigin;
}

/**
 * With the new password every session ends, the lock is lifted, and the customer is told. The device is known from then
 * on, so that anyone who locked its owner out cannot do so again. Answers the token that it is to keep.
 */
export async function setNewPassword(given: NewPassword, dependencies: ResetDependencies): Promise<string> {
  const { db, now, passwords, loginTries } = dependencies;
  // First of all, so that a better password can be given with the same reference.
  if (passwords.isTooCommon(given.password)) throw new DomainError(errorCodes.passwordTooCommon);
  const subjectId = await findSubjectId(given, dependencies);
  const reset = { ref: given.ref, subjectId };
  // Before the hash, which is expensive, and before the customer is read, which takes a moment: who guesses learns nothing.
  if (!(await isVerified(db, reset, now()))) throw new DomainError(errorCodes.codeExpired);
  const customer = await getCustomer(db, subjectId);
  const passwordHash = await passwords.hash(given.password);
  return db.transaction().execute(async (trx) => {
    const at = now();
    if (!(await useVerified(trx, reset, at))) throw new DomainError(errorCodes.codeExpired);
    await changePassword(trx, customer.id, { passwordHash, at });
    await endAllSessions(trx, customer.id);
    await loginTries.forget(trx, customer.person.loginId);
    await forgetResets(trx, subjectId);
    await notifyOfChange(trx, customer, at);
    return makeDeviceKnown(trx, customer.id, { origin: given.origin, at });
  });
}

async function notifyOfChange(trx: Transaction<DB>, { person }: Customer, at: Date): Promise<void> {
  const { loginId, language, fullName: name } = person;
  const values = { name, at: at.toISOString() };
  await queueMessage(trx, { channel: 'email', to: loginId, language, template: 'password-changed', values });
}
