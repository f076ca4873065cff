import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { handOverLinkSeconds, handOverSeconds, handOverTries } from '@taga/contract/constants';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import { isUuid } from '../../../uuid.ts';
import { type Application, findNamedApplication, isOfIdentity, requireChangeable } from '../drafts/index.ts';
import { maskedName } from './masked-name.ts';
import {
  deleteHandOver,
  findConfirmed,
  findHandOver,
  type HandOver,
  listTaken,
  markDone,
  openLink,
  saveHandOver,
  tryNumber,
} from './store.ts';

export interface HandOverDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** A phone on which the number of the computer was typed. It may do nothing but for this application. */
export interface ConfirmedPhone {
  readonly customerId: string;
  readonly handOverId: string;
  readonly authorizationReqId: string;
}

const tokenBytes = 32;

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(tokenBytes).toString('base64url');
const newNumber = () => String(randomInt(10, 100));

interface HandOverInput {
  readonly authorizationReqId: string;
  readonly idType: IdentityType;
}

/** A link for one phone, and the number that it asks for. Anyone who shows a second one has lost the first. */
export async function beginHandOver(
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
  { authorizationReqId, idType }: HandOverInput,
  { db, now }: HandOverDependencies,
): Promise<{ readonly id: string; readonly linkToken: string; readonly number: string }> {
  requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }));
  const linkToken = newToken();
  const number = newNumber();
  const id = randomUUID();
  const at = now();
  const times = { begunAt: at, expiresAt: later(at, handOverLinkSeconds) };
  await saveHandOver(db, {
    id,
    customerId,
    sessionId,
    authorizationReqId,
    idType,
    linkHash: hashOf(linkToken),
    number,
    ...times,
  });
  return { id, linkToken, number };
}

function requireOpen(application: Application | undefined): Application {
  if (!application) throw new DomainError(errorCodes.notFound);
  requireChangeable(application, isOfIdentity);
  return application;
}

/** How far the phone is, and what it has taken. */
export async function getHandOver(id: string, customerId: string, { db, now }: HandOverDependencies) {
  const handOver = isUuid(id) ? await findHandOver(db, { id, customerId }, now()) : undefined;
  if (!handOver) throw new DomainError(errorCodes.notFound);
  return { state: handOver.state, files: await listTaken(db, handOver) };
}

export async function endHandOver(id: string, customerId: string, { db }: HandOverDependencies): Promise<void> {
  const isEnded = isUuid(id) && (await deleteHandOver(db, id, customerId));
  if (!isEnded) throw new DomainError(errorCodes.notFound);
}

interface Question {
  readonly openedToken: string;
  /** Masked, for anyone may have been sent the link. */
  readonly applicantName: string;
  readonly application: Application;
  readonly secondsLeft: number;
}

/** Whom the link is for, and a token for trying the number. A link is opened once. */
export async function openHandOver(linkToken: string, { db, now }: HandOverDependencies): Promise<Question> {
  const openedToken = newToken();
  const at = now();
  const opened = await openLink(db, { linkHash: hashOf(linkToken), tokenHash: hashOf(openedToken), at });
  if (!opened) throw new DomainError(errorCodes.notFound);
  const application = requireOpen(await findNamedApplication(db, opened));
  const applicantName = maskedName(opened.applicantName);
  return { openedToken, applicantName, application, secondsLeft: secondsUntil(opened.expiresAt, at) };
}

/** The phone's token, for the number on the computer. The third wrong one ends the link. */
export async function confirmHandOver(
  openedToken: string,
  number: string,
  { db, now }: HandOverDependencies,
): Promise<string> {
  const token = newToken();
  const at = now();
  const hashes = { openedHash: hashOf(openedToken), tokenHash: hashOf(token) };
  const tried = await tryNumber(db, { ...hashes, number, at, expiresAt: later(at, handOverSeconds) });
  if (tried?.isRight) return token;
  if (!tried || tried.tries >= handOverTries) throw new DomainError(errorCodes.notFound);
  throw new DomainError(errorCodes.handOverNumberWrong);
}

/** Whose phone holds a token. */
export async function findPhone(token: string, { db, now }: HandOverDependencies): Promise<ConfirmedPhone | undefined> {
  const handOver = await findConfirmed(db, hashOf(token), now());
  return (
    handOver && {
      customerId: handOver.customerId,
      handOverId: handOver.id,
      authorizationReqId: handOver.authorizationReqId,
    }
  );
}

const secondsUntil = (end: Date, at: Date) => Math.ceil((end.getTime() - at.getTime()) / 1000);

interface Task {
  readonly handOver: HandOver;
  readonly application: Application;
  readonly taken: Awaited<ReturnType<typeof listTaken>>;
  readonly secondsLeft: number;
}

/** What the phone is asked to take. */
export async function getTask(phone: ConfirmedPhone, { db, now }: HandOverDependencies): Promise<Task> {
  const { customerId, handOverId: id, authorizationReqId } = phone;
  const at = now();
  const handOver = await findHandOver(db, { id, customerId }, at);
  const application = requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }));
  if (!handOver) throw new DomainError(errorCodes.notFound);
  return {
    handOver,
    application,
    taken: await listTaken(db, handOver),
    secondsLeft: secondsUntil(handOver.expiresAt, at),
  };
}

/** The token ends with it: nothing can be changed behind the back of the person who goes on at the computer. */
export async function finishHandOver({ handOverId }: ConfirmedPhone, { db, now }: HandOverDependencies): Promise<void> {
  await markDone(db, handOverId, now());
}
