import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
import { createCustomer, findCustomer } from '../customers/index.ts';
import { type EmailLink, findEmailLink, useEmailLink } from './email-link-store.ts';
import { queueRecognition } from './late-recognition-store.ts';
import type { RegisterParts } from './register-parts.ts';
import { hashOfLinkToken } from './send-email-link.ts';
import { findRegistration, takeRegistration } from './store.ts';

interface EmailProof {
  readonly userId: string;
  readonly token: string;
  readonly loginId: string;
}

/** The link of the e-mail, used once, makes the registration a customer. */
export async function confirmEmail({ userId, token, loginId }: EmailProof, parts: RegisterParts): Promise<void> {
  const { db, now, knownCustomers } = parts;
  const link = await findEmailLink(db, hashOfLinkToken(token));
  if (!link || link.userId !== userId || link.loginId !== loginId) throw new CallError(errorCodes.emailLinkInvalid);
  const registration = await findRegistration(db, link.userId, now());
  // Another link of the same sign-up may have been the one that was used.
  if (link.usedAt || (await findCustomer(db, link.userId))) throw new CallError(errorCodes.emailAlreadyVerified);
  if (!registration || link.expiresAt <= now()) throw new CallError(errorCodes.emailLinkExpired);
  // Before the transaction, which must not wait for others while it holds what others wait for.
  const existingCustomer = (await knownCustomers.isKnown(registration.person)) ?? null;
  await db.transaction().execute((trx) => becomeCustomer(trx, { link, existingCustomer, at: now() }));
}

interface Confirmed {
  readonly link: EmailLink;
  readonly existingCustomer: boolean | null;
  readonly at: Date;
}

async function becomeCustomer(trx: Transaction<DB>, { link, existingCustomer, at }: Confirmed): Promise<void> {
  const isFirstUse = await useEmailLink(trx, link.tokenHash, at);
  const registration = isFirstUse ? await takeRegistration(trx, link.userId, at) : undefined;
  // This link, or another of the same sign-up, was used a moment ago.
  if (!registration) throw new CallError(errorCodes.emailAlreadyVerified);
  const { id, person, passwordHash } = registration;
  await createCustomer(trx, { id, person, passwordHash, existingCustomer, at });
  if (existingCustomer === null) await queueRecognition(trx, id);
}
