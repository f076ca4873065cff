import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { looksAlike } from '../../../identity/picture-hash.ts';
import { type FilePair, listFilePairs } from './file-hash-store.ts';

/**
 * Photos and videos of an application that another customer sent too, no matter who was first: each once for
 * each other application. A reason to look, and no result by itself.
 */
export async function findSameFiles(db: Kysely<DB>, authorizationReqId: string) {
  const pairs = await listFilePairs(db, authorizationReqId);
  const same = pairs.filter(({ isSameFile, hashes, otherHashes }) => isSameFile || looksAlike(hashes, otherHashes));
  const isFirst = ({ type, otherId }: FilePair, place: number) =>
    same.findIndex((pair) => pair.type === type && pair.otherId === otherId) === place;
  return same.filter(isFirst).map(({ type, isSameFile, otherId, customerId, customerName, at }) => ({
    type,
    match: isSameFile ? ('same-file' as const) : ('same-picture' as const),
    applicationId: otherId,
    customerId,
    customerName,
    at,
  }));
}
