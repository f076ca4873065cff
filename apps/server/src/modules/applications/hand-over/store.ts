import { handOverTries } from '@taga/contract/constants';
import type { HandOverState } from '@taga/contract/endpoints';
import { type FileType, identityFileTypes } from '@taga/contract/records/applications/file';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import { type Kysely, sql } from 'kysely';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';

export interface HandOver {
  readonly id: string;
  readonly customerId: string;
  readonly authorizationReqId: string;
  readonly idType: IdentityType;
  readonly state: HandOverState;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

interface NewHandOver extends Omit<HandOver, 'state'> {
  readonly sessionId: string;
  readonly linkHash: Buffer;
  readonly number: string;
}

/** In place of the one before, whose link and token work no more. */
export async function saveHandOver(db: Kysely<DB>, handOver: NewHandOver): Promise<void> {
  await purgeRows(db, 'hand_overs', 'expires_at', handOver.begunAt);
  const values = {
    id: handOver.id,
    customer_id: handOver.customerId,
    authorization_req_id: handOver.authorizationReqId,
    session_id: handOver.sessionId,
    id_type: handOver.idType,
    link_hash: handOver.linkHash,
    token_hash: null,
    number: handOver.number,
    tries: 0,
    confirmed_at: null,
    begun_at: handOver.begunAt,
    opened_at: null,
    done_at: null,
    expires_at: handOver.expiresAt,
  };
  await db
    .insertInto('hand_overs')
    .values(values)
    .onConflict((conflict) => conflict.constraint('one_hand_over_per_application').doUpdateSet(values))
    .execute();
}

/** While the computer is signed in. */
function standing(db: Kysely<DB>, at: Date) {
  return db
    .selectFrom('hand_overs')
    .innerJoin('sessions', 'sessions.id', 'hand_overs.session_id')
    .innerJoin('customers', 'customers.id', 'hand_overs.customer_id')
    .selectAll('hand_overs')
    .where('sessions.expires_at', '>', at)
    .where('customers.status', '=', 'ACTIVE');
}

type Row = Awaited<ReturnType<ReturnType<typeof standing>['executeTakeFirstOrThrow']>>;

function toHandOver(row: Row, at: Date): HandOver {
  const isConfirmed = row.confirmed_at !== null;
  const isOver = row.expires_at <= at || (!isConfirmed && row.tries >= handOverTries);
  return {
    id: row.id,
    customerId: row.customer_id,
    authorizationReqId: row.authorization_req_id,
    idType: row.id_type,
    state: row.done_at ? 'done' : isOver ? 'ended' : isConfirmed ? 'confirmed' : row.opened_at ? 'opened' : 'waiting',
    begunAt: row.begun_at,
    expiresAt: row.expires_at,
  };
}

export async function findHandOver(
  db: Kysely<DB>,
  { id, customerId }: { readonly id: string; readonly customerId: string },
  at: Date,
): Promise<HandOver | undefined> {
  const row = await standing(db, at)
    .where('hand_overs.id', '=', id)
    .where('hand_overs.customer_id', '=', customerId)
    .executeTakeFirst();
  return row && toHandOver(row, at);
}

/** Of the phone that holds the token, as long as it may do anything. */
export async function findConfirmed(db: Kysely<DB>, tokenHash: Buffer, at: Date): Promise<HandOver | undefined> {
  const row = await standing(db, at)
    .where('hand_overs.token_hash', '=', tokenHash)
    .where('hand_overs.expires_at', '>', at)
    .where('hand_overs.confirmed_at', 'is not', null)
    .where('hand_overs.done_at', 'is', null)
    .executeTakeFirst();
  return row && toHandOver(row, at);
}

interface OpenedHandOver {
  readonly linkHash: Buffer;
  readonly tokenHash: Buffer;
  readonly at: Date;
}

interface AskedPhone {
  readonly customerId: string;
  readonly authorizationReqId: string;
  readonly applicantName: string;
  readonly expiresAt: Date;
}

/** In one guarded statement: of two phones that open a link at the same moment, one does. */
export async function openLink(
  db: Kysely<DB>,
  { linkHash, tokenHash, at }: OpenedHandOver,
): Promise<AskedPhone | undefined> {
  const { rows } = await sql<AskedPhone>`
    update hand_overs
    set opened_at = ${at}, token_hash = ${tokenHash}
    from sessions, customers
    where link_hash = ${linkHash} and opened_at is null and hand_overs.expires_at > ${at}
      and sessions.id = hand_overs.session_id and sessions.expires_at > ${at}
      and customers.id = hand_overs.customer_id and customers.status = 'ACTIVE'
    returning hand_overs.customer_id as "customerId", authorization_req_id as "authorizationReqId",
      full_name as "applicantName", hand_overs.expires_at as "expiresAt"
  `.execute(db);
  return rows[0];
}

interface NumberTry {
  readonly openedHash: Buffer;
  readonly number: string;
  /** Takes the place of the token for trying, where the number is right. */
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Counted and compared in one guarded statement: of a hundred numbers at once three are compared. */
export async function tryNumber(
  db: Kysely<DB>,
  { openedHash, number, tokenHash, at, expiresAt }: NumberTry,
): Promise<{ readonly isRight: boolean; readonly tries: number } | undefined> {
  const isRight = sql<boolean>`number = ${number}`;
  const { rows } = await sql<{ isRight: boolean; tries: number }>`
    update hand_overs
    set tries = tries + 1,
      confirmed_at = case when ${isRight} then ${at}::timestamptz end,
      token_hash = case when ${isRight} then ${tokenHash}::bytea else hand_overs.token_hash end,
      expires_at = case when ${isRight} then ${expiresAt}::timestamptz else hand_overs.expires_at end
    from sessions, customers
    where hand_overs.token_hash = ${openedHash} and confirmed_at is null and tries < ${handOverTries}
      and hand_overs.expires_at > ${at}
      and sessions.id = hand_overs.session_id and sessions.expires_at > ${at}
      and customers.id = hand_overs.customer_id and customers.status = 'ACTIVE'
    returning confirmed_at is not null as "isRight", tries
  `.execute(db);
  return rows[0];
}

export async function markDone(db: Kysely<DB>, id: string, at: Date): Promise<void> {
  await db.updateTable('hand_overs').set({ done_at: at }).where('id', '=', id).execute();
}

/** False when the customer has none such. */
export async function deleteHandOver(db: Kysely<DB>, id: string, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hand_overs')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface TakenFile {
  readonly id: string;
  readonly type: FileType;
}

/** What a check of an identity needs, as far as it has come since the hand-over began. */
export async function listTaken(db: Kysely<DB>, { authorizationReqId, begunAt }: HandOver): Promise<TakenFile[]> {
  return db
    .selectFrom('application_files')
    .select(['id', 'type'])
    .where('authorization_req_id', '=', authorizationReqId)
    .where('created_at', '>=', begunAt)
    .where('type', 'in', identityFileTypes)
    .$narrowType<{ type: (typeof identityFileTypes)[number] }>()
    .orderBy('type')
    .execute();
}
