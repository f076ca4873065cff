import type { AuditVerification } from '@taga/contract/records/desk/audit';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { atOneMoment, findHead, findUnchained, type Link, listLinks } from './chain-store.ts';
import { digestOf, firstHash, linkOf } from './digest.ts';

type Broken = AuditVerification['firstBroken'];

/** How far somebody has come along the chain. */
export interface Place {
  /** The last link that stands, and its hash. */
  readonly number: bigint;
  readonly hash: Buffer;
  /** Up to this entry each has a link. */
  readonly lastEntryId: bigint;
  readonly firstBroken: Broken;
}

export const beginning: Place = { number: 0n, hash: firstHash, lastEntryId: 0n, firstBroken: null };

const linksAtOnce = 1_000;

interface Walked {
  readonly place: Place;
  /** Whether nothing is left to look at. */
  readonly isOver: boolean;
}

/**
 * Works out digests and links again from a place on, so many at most, and names the first entry that does not stand as
 * it was written. It is of one moment, however much is written meanwhile.
 */
export function walkChain(db: Kysely<DB>, from: Place, most: number): Promise<Walked> {
  return atOneMoment(db, async (trx) => {
    const { place, isAtEnd } = await walk(trx, from, most);
    const unchained = place.firstBroken
      ? undefined
      : await findUnchained(trx, from.lastEntryId, isAtEnd ? undefined : place.lastEntryId);
    const firstBroken = place.firstBroken ?? faultAtEnd(place, unchained, isAtEnd ? await findHead(trx) : undefined);
    return { place: { ...place, firstBroken }, isOver: isAtEnd || firstBroken !== null };
  });
}

async function walk(trx: Transaction<DB>, from: Place, most: number): Promise<{ place: Place; isAtEnd: boolean }> {
  let place = from;
  for (let looked = 0; looked < most; looked += linksAtOnce) {
    const links = await listLinks(trx, place.number, linksAtOnce);
    for (const link of links) {
      const fault = faultOf(link, place);
      if (fault) return { place: { ...place, firstBroken: { id: link.entryId, fault } }, isAtEnd: true };
      const entryId = BigInt(link.entryId);
      const lastEntryId = entryId > place.lastEntryId ? entryId : place.lastEntryId;
      place = { ...place, number: link.number, hash: link.hash, lastEntryId };
    }
    if (links.length < linksAtOnce) return { place, isAtEnd: true };
  }
  return { place, isAtEnd: false };
}

function faultOf(link: Link, { number, hash }: Place): NonNullable<Broken>['fault'] | undefined {
  const { entry } = link;
  if (!entry) return 'REMOVED';
  if (!digestOf(entry).equals(entry.digest)) return 'CHANGED';
  const follows = link.number === number + 1n && link.previousHash.equals(hash);
  if (!follows || !linkOf(hash, link.number, entry.digest).equals(link.hash)) return 'CHAIN_BROKEN';
  return undefined;
}

/** What the links themselves cannot tell: entries without any, and whether some are missing at the end. */
function faultAtEnd(
  { number, hash }: Place,
  unchained: string | undefined,
  head: { number: bigint; hash: Buffer } | undefined,
): Broken {
  if (unchained) return { id: unchained, fault: 'NOT_CHAINED' };
  const isWhole = !head || (head.number === number && head.hash.equals(hash));
  return isWhole ? null : { id: null, fault: 'END_REMOVED' };
}
