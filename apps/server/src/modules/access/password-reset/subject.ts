import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, findCustomer, findCustomerId } from '../../customers/customers/index.ts';
import type { Codes } from '../one-time-codes/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Quotas } from '../quotas/index.ts';
import { type DeviceOrigin, findKnownDevice } from '../sessions/index.ts';
import type { LoginTries } from '../sign-in-attempts/index.ts';

export interface ResetDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly loginTries: LoginTries;
  readonly quotas: Quotas;
  readonly settings: { readonly resetLifetimeS: number; readonly resetsPerDay: number };
}

/** Whose password is to be set: a customer, or nobody, who has an id all the same so that all goes the same way. */
export interface Subject {
  readonly id: string;
  readonly customer: Customer | undefined;
}

/** How a caller names the customer; the id may be left out. */
export interface ResetSubject {
  readonly loginId: string;
  readonly userId?: string | undefined;
}

/** Ids that do not belong together are answered like a code that is no longer valid. */
export async function findSubjectId(
  { loginId, userId }: ResetSubject,
  { db, codes }: ResetDependencies,
): Promise<string> {
  // Worked out for customers too, so that time does not tell them apart.
  const decoyId = await codes.decoyFor(loginId);
  const id = (await findCustomerId(db, loginId)) ?? decoyId;
  if (userId !== undefined && userId !== id) throw new DomainError(errorCodes.codeExpired);
  return id;
}

export async function findSubject(asked: ResetSubject, dependencies: ResetDependencies): Promise<Subject> {
  const id = await findSubjectId(asked, dependencies);
  return { id, customer: await findCustomer(dependencies.db, id) };
}

/** Whose code it is. */
export interface CodeOwner {
  readonly subjectId: string;
  readonly isFromKnownDevice: boolean;
}

/**
 * A device that the customer has signed in with gets codes of its own, with counts of their own: whatever attackers ask
 * for and guess, it stays as it is.
 */
export async function findCodeOwner(
  id: string,
  origin: DeviceOrigin,
  { db, codes }: ResetDependencies,
): Promise<CodeOwner> {
  const knownDevice = await findKnownDevice(db, id, origin);
  // Worked out for attackers too, so that time tells nothing.
  const ofDevice = await codes.decoyFor(`${id} ${knownDevice?.toString('hex')}`);
  return { subjectId: knownDevice ? ofDevice : id, isFromKnownDevice: knownDevice !== undefined };
}
