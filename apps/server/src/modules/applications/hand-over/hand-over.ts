import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { handOverLinkSeconds, handOverSeconds } from '@taga/contract/constants';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { later } from '../../../time.ts';
import { isUuid } from '../../../uuid.ts';
import { type Application, findNamedApplication, isOfIdentity, requireChangeable } from '../drafts/index.ts';
import {
  deleteHandOver,
  findHandOver,
  findOpened,
  type HandOver,
  listTaken,
  markDone,
  openLink,
  saveHandOver,
} from './store.ts';

export interface HandOverDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** A phone that opened a link. It may do nothing but for this application. */
export interface OpenedPhone {
  readonly customerId: string;
  readonly handOverId: string;
  readonly authorizationReqId: string;
}

const tokenBytes = 32;

/** A fast hash is right here: 256 random bits cannot be guessed, however fast one tries. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(tokenBytes).toString('base64url');

interface HandOverInput {
  readonly authorizationReqId: string;
  readonly idType: IdentityType;
}

/** A link for one phone. Anyone who shows a second one has lost the first. */
export async function beginHandOver(
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
  { authorizationReqId, idType }: HandOverInput,
  { db, now }: HandOverDependencies,
): Promise<{ readonly id: string; readonly linkToken: string }> {
  requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }));
  const linkToken = newToken();
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
    ...times,
  });
  return { id, linkToken };
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

/** The phone's token, for a link that nobody has opened yet. */
export async function openHandOver(linkToken: string, { db, now }: HandOverDependencies): Promise<string> {
  const token = newToken();
  const at = now();
  const expiresAt = later(at, handOverSeconds);
  const isOpened = await openLink(db, { linkHash: hashOf(linkToken), tokenHash: hashOf(token), at, expiresAt });
  if (!isOpened) throw new DomainError(errorCodes.notFound);
  return token;
}

/** Whose phone holds a token. */
export async function findPhone(token: string, { db, now }: HandOverDependencies): Promise<OpenedPhone | undefined> {
  const handOver = await findOpened(db, hashOf(token), now());
  return (
    handOver && {
      customerId: handOver.customerId,
      handOverId: handOver.id,
      authorizationReqId: handOver.authorizationReqId,
    }
  );
}

interface Task {
  readonly handOver: HandOver;
  readonly application: Application;
  readonly taken: Awaited<ReturnType<typeof listTaken>>;
  readonly secondsLeft: number;
}

/** What the phone is asked to take. */
export async function getTask(phone: OpenedPhone, { db, now }: HandOverDependencies): Promise<Task> {
  const { customerId, handOverId: id, authorizationReqId } = phone;
  const at = now();
  const handOver = await findHandOver(db, { id, customerId }, at);
  const application = requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }));
  if (!handOver) throw new DomainError(errorCodes.notFound);
  const secondsLeft = Math.ceil((handOver.expiresAt.getTime() - at.getTime()) / 1000);
  return { handOver, application, taken: await listTaken(db, handOver), secondsLeft };
}

/** The token ends with it: nothing can be changed behind the back of the person who goes on at the computer. */
export async function finishHandOver({ handOverId }: OpenedPhone, { db, now }: HandOverDependencies): Promise<void> {
  await markDone(db, handOverId, now());
}
