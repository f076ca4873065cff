import type { IntroducerRecord } from '@taga/contract/records/applications/introducer';
import { notAskedReasons } from '@taga/contract/records/desk/cases';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';

type Introducer = IntroducerRecord['ContactType'];

export type NotAskedReason = (typeof notAskedReasons)[number];

interface NewIntroduction {
  readonly authorizationReqId: string;
  readonly introducer: Introducer;
  readonly at: Date;
}

/** One that is sent to the introducer. */
interface AskedIntroduction extends NewIntroduction {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertAsked(trx: Transaction<DB>, introduction: AskedIntroduction): Promise<void> {
  const { tokenHash, expiresAt, ...kept } = introduction;
  await trx
    .insertInto('introductions')
    .values({ ...toRow(kept), state: 'asked', token_hash: tokenHash, expires_at: expiresAt })
    .execute();
}

export async function insertNotAsked(
  trx: Transaction<DB>,
  introduction: NewIntroduction,
  reason: NotAskedReason,
): Promise<void> {
  await trx
    .insertInto('introductions')
    .values({ ...toRow(introduction), state: 'not-asked', not_asked_because: reason })
    .execute();
}

function toRow({ authorizationReqId, introducer, at }: NewIntroduction) {
  return { authorization_req_id: authorizationReqId, introducer, created_at: at };
}

/** Others were named since: what these would say is of no more interest, and their links lead nowhere. */
export async function forgetIntroductions(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  await trx.deleteFrom('introductions').where('authorization_req_id', '=', authorizationReqId).execute();
}

export interface IntroductionState {
  readonly introducer: Introducer;
  readonly state: 'asked' | 'confirmed' | 'declined' | 'not-asked';
  readonly notAskedBecause: NotAskedReason | null;
  readonly answeredAt: Date | null;
}

export async function listIntroductions(db: Kysely<DB>, authorizationReqId: string): Promise<IntroductionState[]> {
  const rows = await db
    .selectFrom('introductions')
    .select(['introducer', 'state', 'not_asked_because', 'answered_at'])
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('introducer')
    .execute();
  return rows.map((row) => ({
    introducer: row.introducer,
    state: row.state,
    notAskedBecause: z.nullable(z.enum(notAskedReasons)).parse(row.not_asked_because),
    answeredAt: row.answered_at,
  }));
}

/** What a link leads to. */
export interface Introduction {
  readonly isAnswered: boolean;
  readonly expiresAt: Date;
  readonly applicantName: string;
}

export async function findIntroduction(db: Kysely<DB>, tokenHash: Buffer): Promise<Introduction | undefined> {
  const row = await db
    .selectFrom('introductions')
    .innerJoin('applications', 'applications.authorization_req_id', 'introductions.authorization_req_id')
    .innerJoin('customers', 'customers.id', 'applications.customer_id')
    .select(['introductions.answered_at', 'introductions.expires_at', 'customers.full_name'])
    .where('introductions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  // Whatever has a link has an end.
  if (!row?.expires_at) return undefined;
  return { isAnswered: row.answered_at !== null, expiresAt: row.expires_at, applicantName: row.full_name };
}

interface Answer {
  readonly tokenHash: Buffer;
  readonly state: 'confirmed' | 'declined';
  readonly at: Date;
}

/** One guarded statement: of two answers at the same moment one is kept. Answers of which application, if it was this one. */
export async function saveAnswer(db: Kysely<DB>, { tokenHash, state, at }: Answer): Promise<string | undefined> {
  const kept = await db
    .updateTable('introductions')
    .set({ state, answered_at: at })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'asked')
    .where('expires_at', '>', at)
    .returning('authorization_req_id')
    .executeTakeFirst();
  return kept?.authorization_req_id;
}
