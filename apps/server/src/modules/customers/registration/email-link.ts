import { createHash, randomBytes } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { defaultLanguage } from '@taga/i18n';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS, later } from '../../../time.ts';
import { queueMessage } from '../../messaging/channels/index.ts';
import { createCustomer, findCustomer } from '../customers/index.ts';
import { queueRecognition } from './late-recognition-store.ts';
import type { RegisterDependencies, Registration } from './registration.ts';
import {
  type EmailLink,
  findAwaitingEmail,
  findEmailLink,
  findRegistration,
  linkRetentionDays,
  saveEmailLink,
  takeRegistration,
  useEmailLink,
} from './store.ts';

const tokenBytes = 32;

/** The page it leads to asks by a call of its own; opening the address, as mail scanners do, changes nothing. */
const callbackPath = '/email/verify/callback';

/** When, and how often, a link can be asked for again. */
export interface SentLink {
  readonly resendAfterS: number;
  readonly resendsLeft: number;
}

/** The first link of a sign-up. The pause before the next counts from it, as it does with codes. */
export async function sendFirstLink(
  trx: Transaction<DB>,
  registration: Registration,
  dependencies: RegisterDependencies,
): Promise<SentLink> {
  await takePause(trx, registration.person.loginId, dependencies);
  await sendLink(trx, registration, dependencies);
  return firstLink(dependencies);
}

/** What is told of it, then and to who has to be told again. */
export function firstLink({ settings }: Pick<RegisterDependencies, 'settings'>): SentLink {
  return { resendAfterS: settings.codeResendGapS, resendsLeft: settings.emailLinksPerDay };
}

/** At least so long from one link to the next, for one address. */
function takePause(trx: Transaction<DB>, loginId: string, { quotas, settings }: RegisterDependencies) {
  return quotas.take(trx, {
    what: 'pause between verification links',
    owner: loginId,
    max: 1,
    periodS: settings.codeResendGapS,
  });
}

async function sendLink(
  trx: Transaction<DB>,
  { id, person }: Registration,
  { now, settings }: RegisterDependencies,
): Promise<void> {
  const { loginId, fullName, language } = person;
  const token = randomBytes(tokenBytes).toString('base64url');
  const sentAt = now();
  const expiresAt = later(sentAt, settings.emailLinkLifetimeS);
  await saveEmailLink(trx, { tokenHash: hashOfLinkToken(token), userId: id, loginId, sentAt, expiresAt }, sentAt);
  await queueMessage(trx, {
    channel: 'email',
    to: loginId,
    template: 'verify-email',
    values: {
      name: fullName,
      path: `${callbackPath}?${new URLSearchParams({ id, token, loginId })}`,
      lifetimeS: settings.emailLinkLifetimeS,
    },
    language,
    notAfter: expiresAt,
  });
}

/** Longer than the purge job of links keeps them, less a day: what is for nobody need not lie about. */
const backdatedS = (linkRetentionDays - 1) * dayS;

/**
 * Where nobody waits for a link the same is written, so that the time of the answer tells nothing: a link that opens
 * nothing, and a message that is over before it starts and that the worker drops.
 */
async function sendLinkToDecoy(trx: Transaction<DB>, loginId: string, { now, codes, settings }: RegisterDependencies) {
  const id = await codes.decoyFor(loginId);
  const token = randomBytes(tokenBytes).toString('base64url');
  const sentAt = later(now(), -backdatedS - settings.emailLinkLifetimeS);
  const expiresAt = later(now(), -backdatedS);
  await saveEmailLink(trx, { tokenHash: hashOfLinkToken(token), userId: id, loginId: '-', sentAt, expiresAt }, now());
  await queueMessage(trx, {
    channel: 'email',
    to: '-',
    template: 'verify-email',
    values: {
      name: '-',
      path: `${callbackPath}?${new URLSearchParams({ id, token, loginId })}`,
      lifetimeS: settings.emailLinkLifetimeS,
    },
    language: defaultLanguage,
    notAfter: new Date(0),
  });
}

interface AskedLink {
  readonly loginId: string;
  /** Tells several sign-ups with one address apart. */
  readonly userId: string | undefined;
}

/** Every address is counted and answered alike, whether somebody waits for a link there or not. */
export async function resendEmailLink(asked: AskedLink, dependencies: RegisterDependencies): Promise<SentLink> {
  const { db, now, quotas, settings } = dependencies;
  const { loginId, userId } = asked;
  return db.transaction().execute(async (trx) => {
    const counted = await quotas.take(trx, {
      what: 'verification link',
      owner: loginId,
      max: settings.emailLinksPerDay,
      periodS: dayS,
    });
    if (!counted.isGiven) throw new DomainError(errorCodes.codeResendsUsedUp, { retryAfterS: counted.retryAfterS });
    const pause = await takePause(trx, loginId, dependencies);
    // Thrown within, it takes back the count: who asks too soon has not used anything up.
    if (!pause.isGiven) throw new DomainError(errorCodes.codeResendTooSoon, { retryAfterS: pause.retryAfterS });
    const waiting = await findAwaitingEmail(trx, loginId, now());
    // A link that was mangled on its way names nobody; the address is still that of who waits.
    const meant = waiting.find(({ id }) => id === userId) ?? waiting[0];
    await (meant ? sendLink(trx, meant, dependencies) : sendLinkToDecoy(trx, loginId, dependencies));
    return { resendAfterS: settings.codeResendGapS, resendsLeft: counted.left };
  });
}

interface EmailProof {
  readonly userId: string;
  readonly token: string;
  readonly loginId: string;
}

/** The link of the e-mail, used once, makes the registration a customer. */
export async function confirmEmail(
  { userId, token, loginId }: EmailProof,
  dependencies: RegisterDependencies,
): Promise<void> {
  const { db, now, knownCustomers } = dependencies;
  const link = await findEmailLink(db, hashOfLinkToken(token));
  if (!link || link.userId !== userId || link.loginId !== loginId) throw new DomainError(errorCodes.emailLinkInvalid);
  const registration = await findRegistration(db, link.userId, now());
  // Another link of the same sign-up may have been the one that was used.
  if (link.usedAt || (await findCustomer(db, link.userId))) throw new DomainError(errorCodes.emailAlreadyVerified);
  // Nothing is waiting for another link any more, and only who holds this one is told so.
  if (!registration) throw new DomainError(errorCodes.signUpForgotten);
  if (link.expiresAt <= now()) throw new DomainError(errorCodes.emailLinkExpired);
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
  if (!registration) throw new DomainError(errorCodes.emailAlreadyVerified);
  const { id, person, passwordHash } = registration;
  await createCustomer(trx, { id, person, passwordHash, existingCustomer, at });
  if (existingCustomer === null) await queueRecognition(trx, id);
}

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
