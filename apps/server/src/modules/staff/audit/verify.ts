import type { AuditVerification } from '@taga/contract/records/desk/audit';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { atOneMoment, findHead, findUnchained, type Link, listLinks } from './chain-store.ts';
import { digestOf, firstHash, linkOf } from './digest.ts';

type Broken = AuditVerification['firstBroken'];

interface Walk {
  readonly number: bigint;
  readonly hash: Buffer;
  readonly firstBroken: Broken;
}

const linksAtOnce = 1_000;

/** Works out every digest and every link again, and names the first entry that does not stand as it was written. */
export function verifyChain(db: Kysely<DB>, now: () => Date): Promise<AuditVerification> {
  return atOneMoment(db, async (trx) => {
    const { number, hash, firstBroken } = await walk(trx);
    const broken = firstBroken ?? (await checkEnds(trx, { number, hash }));
    const last = number === 0n ? null : { number: Number(number), hash: hash.toString('hex') };
    return { entries: Number(number), firstBroken: broken, last, at: now().toISOString() };
  });
}

async function walk(trx: Transaction<DB>): Promise<Walk> {
  let [number, hash]: readonly [bigint, Buffer] = [0n, firstHash];
  for (;;) {
    const links = await listLinks(trx, number, linksAtOnce);
    for (const link of links) {
      const fault = faultOf(link, number, hash);
      if (fault) return { number, hash, firstBroken: { id: link.entryId, fault } };
      ({ number, hash } = link);
    }
    if (links.length < linksAtOnce) return { number, hash, firstBroken: null };
  }
}

function faultOf(link: Link, number: bigint, hash: Buffer): NonNullable<Broken>['fault'] | undefined {
  const { entry } = link;
  if (!entry) return 'REMOVED';
  if (!digestOf(entry).equals(entry.digest)) return 'CHANGED';
  const follows = link.number === number + 1n && link.previousHash.equals(hash);
  if (!follows || !linkOf(hash, link.number, entry.digest).equals(link.hash)) return 'CHAIN_BROKEN';
  return undefined;
}

/** What the links themselves cannot tell: whether some are missing at the end, and entries without any. */
async function checkEnds(trx: Transaction<DB>, { number, hash }: Omit<Walk, 'firstBroken'>): Promise<Broken> {
  const unchained = await findUnchained(trx);
  if (unchained) return { id: unchained, fault: 'NOT_CHAINED' };
  const head = await findHead(trx);
  const isWhole = head?.number === number && head.hash.equals(hash);
  return isWhole ? null : { id: null, fault: 'END_REMOVED' };
}
