import { errorCodes } from '@taga/contract';
import { cardPageSeconds, cardTicketSeconds } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { hashOfToken, newToken } from '../../opaque-token.ts';
import { Refusal } from '../../refusal.ts';
import { later } from '../../time.ts';
import type { CustomerSession } from '../sessions/index.ts';
import { exchange, findExchanged, keepTicket } from './store.ts';

export interface TicketDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

/** For a card page in a frame, which must never see the tokens of the session. */
export async function giveTicket(
  { customerId, sessionId }: CustomerSession,
  { db, now }: TicketDependencies,
): Promise<string> {
  const ticket = newToken();
  const at = now();
  const expiresAt = later(at, cardTicketSeconds);
  await keepTicket(db, { ticketHash: hashOfToken(ticket), customerId, sessionId, at, expiresAt });
  return ticket;
}

/** A token of the card pages' own kind. Used, run out or never given: the answer is the same. */
export async function exchangeTicket(ticket: string, { db, now }: TicketDependencies): Promise<string> {
  const token = newToken();
  const at = now();
  const expiresAt = later(at, cardPageSeconds);
  const isGood = await exchange(db, { ticketHash: hashOfToken(ticket), tokenHash: hashOfToken(token), at, expiresAt });
  if (!isGood) throw new Refusal(errorCodes.notFound);
  return token;
}

/** For whom a card page acts that holds this token. */
export async function findCardPage(
  token: string,
  { db, now }: TicketDependencies,
): Promise<{ readonly customerId: string } | undefined> {
  return findExchanged(db, hashOfToken(token), now());
}
