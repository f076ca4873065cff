import { randomUUID } from 'node:crypto';
import type { AuditVerification } from '@taga/contract/records/desk/audit';
import type { Logger } from 'pino';
import type { AuditDependencies } from './audit.ts';
import { atOneMoment, findHead } from './chain-store.ts';
import { recordAudit } from './store.ts';
import {
  deleteVerification,
  findCheckpoint,
  findOpenVerification,
  findOwnVerification,
  findVerification,
  insertVerification,
  markShown,
  saveOutcome,
  saveProgress,
  type Verification,
  verificationWork,
} from './verification-store.ts';
import { beginning, type Place, walkChain } from './walk-chain.ts';

/** What a request has time for: a second or two. */
const linksInRequest = 20_000;
const linksBetweenCheckpoints = 20_000;
const leaseMs = 60_000;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/**
 * Verifies the whole log. A long one goes on in the background: anyone who asks again learns how far it is, and then
 * what came of it.
 */
export async function verifyWhole(
  staffId: string,
  dependencies: AuditDependencies,
  most = linksInRequest,
): Promise<AuditVerification> {
  const { db, now } = dependencies;
  const open = await findOpenVerification(db, staffId);
  if (open?.finishedAt) {
    await markShown(db, open.id, now());
    return outcomeOf(open, open.finishedAt);
  }
  if (open) return progressOf(open, dependencies);
  const id = randomUUID();
  const at = now();
  await insertVerification(db, { id, staffId, place: beginning, at, dueAt: later(at, leaseMs) });
  const verification = await findVerification(db, id);
  const { place, isOver } = await walkChain(db, verification, most);
  if (isOver) {
    await settle(verification, place, dependencies);
    await markShown(db, id, now());
    return outcomeOf(place, now());
  }
  await db.transaction().execute(async (trx) => {
    await saveProgress(trx, id, place, now());
    await verificationWork.add(trx, id);
  });
  return progressOf({ ...verification, ...place }, dependencies);
}

/** Begins to verify what is new since the log was last found to be whole, unless that is under way. */
export async function verifyNew({ db, now }: AuditDependencies): Promise<void> {
  const own = await findOwnVerification(db);
  if (own && !own.finishedAt) return;
  const place = (await findCheckpoint(db)) ?? beginning;
  await db.transaction().execute(async (trx) => {
    const id = randomUUID();
    // Only the last one counts, and a checkpoint of the staff's or this one is where the next begins.
    if (own) await deleteVerification(trx, own.id);
    await insertVerification(trx, { id, place, at: now(), dueAt: now() });
    await verificationWork.add(trx, id);
  });
}

interface RunDependencies extends AuditDependencies {
  readonly log: Logger;
}

/** Carries a verification on from its last checkpoint to the end, or until the server stops. */
export async function runVerification(id: string, stopping: AbortSignal, dependencies: RunDependencies): Promise<void> {
  const { db, now, log } = dependencies;
  if (!(await verificationWork.claim(db, id, now(), leaseMs))) return;
  const verification = await findVerification(db, id);
  let place: Place = verification;
  while (!stopping.aborted) {
    const walked = await walkChain(db, place, linksBetweenCheckpoints);
    place = walked.place;
    if (walked.isOver) {
      if (place.firstBroken) log.error({ ...place.firstBroken }, 'the audit log is not as it was written');
      await settle(verification, place, dependencies);
      return;
    }
    await saveProgress(db, id, place, later(now(), leaseMs));
  }
  await verificationWork.postpone(db, id, { at: now(), delayMs: 0, attempts: 0 });
}

async function settle({ id, staffId }: Verification, place: Place, { db, now }: AuditDependencies): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await saveOutcome(trx, id, place, now())) || staffId === undefined) return;
    await recordAudit(trx, {
      actor: { kind: 'staff', id: staffId },
      action: 'audit.verified',
      facts: {
        entries: Number(place.number),
        isWhole: place.firstBroken === null,
        firstBroken: place.firstBroken?.id ?? null,
      },
      at: now(),
    });
  });
}

function outcomeOf({ number, hash, firstBroken }: Place, at: Date): AuditVerification {
  const last = number === 0n ? null : { number: Number(number), hash: hash.toString('hex') };
  return { entries: Number(number), firstBroken, last, at: at.toISOString() };
}

async function progressOf(place: Place, { db, now }: AuditDependencies): Promise<AuditVerification> {
  const head = await atOneMoment(db, findHead);
  const entries = Number(place.number);
  return {
    entries,
    firstBroken: null,
    last: null,
    at: now().toISOString(),
    progress: { total: Number(head?.number ?? 0) },
  };
}
