import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { headTurnOrders } from '@taga/contract/records/applications/head-poses';
import { type HeadTurn, headTurn } from '@taga/contract/records/applications/identity-check';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { purgeRows } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { CheckedFile, NamedApplication } from './identity-check.ts';

/** Somebody without a network records the video and sends it when there is one again. */
const lifetimeMs = 24 * 60 * 60_000;

interface TurnsAsked {
  readonly customerId: string;
  /** Nothing where the client does not say. */
  readonly authorizationReqId: string | undefined;
  readonly at: Date;
}

export interface AskedTurns {
  readonly id: string;
  /** Who brings it with the video shows that it was recorded for this request. */
  readonly tokenId: string;
  readonly headTurns: HeadTurn[];
}

const hashOf = (tokenId: string) => createHash('sha256').update(tokenId).digest();

/**
 * Chooses which way to turn the head, never as the last time. It holds for the next video; what was chosen before and not
 * used is void.
 */
export async function saveHeadTurns(
  db: Kysely<DB>,
  { customerId, authorizationReqId, at }: TurnsAsked,
): Promise<AskedTurns> {
  const id = randomUUID();
  const tokenId = randomBytes(32).toString('base64url');
  await purgeRows(db, 'identity_requests', 'created_at', new Date(at.getTime() - lifetimeMs));
  return db.transaction().execute(async (trx) => {
    const headTurns = otherOrder(await findLastTurns(trx, customerId));
    await trx
      .deleteFrom('identity_requests')
      .where('customer_id', '=', customerId)
      .where('video_id', 'is', null)
      .execute();
    await trx
      .insertInto('identity_requests')
      .values({
        id,
        customer_id: customerId,
        authorization_req_id: authorizationReqId ?? null,
        head_turns: headTurns,
        token_hash: hashOf(tokenId),
        created_at: at,
      })
      .execute();
    return { id, tokenId, headTurns };
  });
}

async function findLastTurns(trx: Transaction<DB>, customerId: string): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('identity_requests')
    .select('head_turns')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.head_turns ?? [];
}

function otherOrder(last: readonly string[]): HeadTurn[] {
  const orders = headTurnOrders.filter((order) => order.join() !== last.join());
  return [...(orders[randomInt(orders.length)] ?? [])];
}

/**
 * What was asked for a video, which takes the request with it: a second video finds none. One that was there before
 * anybody asked cannot be the answer, nor one that comes with the token of another request.
 */
export async function useHeadTurns(
  trx: Transaction<DB>,
  { customerId, authorizationReqId }: NamedApplication,
  video: Pick<CheckedFile, 'id' | 'at'>,
  tokenId: string | undefined,
  at: Date,
): Promise<HeadTurn[] | undefined> {
  const row = await trx
    .updateTable('identity_requests')
    .set({ video_id: video.id, authorization_req_id: authorizationReqId })
    .where('customer_id', '=', customerId)
    .where(({ or, eb }) =>
      or([eb('authorization_req_id', 'is', null), eb('authorization_req_id', '=', authorizationReqId)]),
    )
    .where(({ or, eb }) => or([eb('video_id', 'is', null), eb('video_id', '=', video.id)]))
    .$if(tokenId !== undefined, (asked) => asked.where('token_hash', '=', hashOf(tokenId ?? '')))
    .where('created_at', '<=', video.at)
    .where('created_at', '>', new Date(at.getTime() - lifetimeMs))
    .returning('head_turns')
    .executeTakeFirst();
  return row && z.array(headTurn).parse(row.head_turns);
}
