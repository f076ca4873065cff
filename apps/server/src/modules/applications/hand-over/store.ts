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
  const isOver = row.expires_at <= at;
  return {
    id: row.id,
    customerId: row.customer_id,
    authorizationReqId: row.authorization_req_id,
    idType: row.id_type,
    state: row.done_at ? 'done' : isOver ? 'ended' : row.opened_at ? 'opened' : 'waiting',
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
export async function findOpened(db: Kysely<DB>, tokenHash: Buffer, at: Date): Promise<HandOver | undefined> {
  const row = await standing(db, at)
    .where('hand_overs.token_hash', '=', tokenHash)
    .where('hand_overs.expires_at', '>', at)
    .where('hand_overs.done_at', 'is', null)
    .executeTakeFirst();
  return row && toHandOver(row, at);
}

interface OpenedHandOver {
  readonly linkHash: Buffer;
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** In one guarded statement: of two phones that open a link at the same moment, one does. */
export async function openLink(
  db: Kysely<DB>,
  { linkHash, tokenHash, at, expiresAt }: OpenedHandOver,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hand_overs
    set opened_at = ${at}, token_hash = ${tokenHash}, expires_at = ${expiresAt}
    from sessions, customers
    where link_hash = ${linkHash} and opened_at is null and hand_overs.expires_at > ${at}
      and sessions.id = hand_overs.session_id and sessions.expires_at > ${at}
      and customers.id = hand_overs.customer_id and customers.status = 'ACTIVE'
  `.execute(db);
  return numAffectedRows === 1n;
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
