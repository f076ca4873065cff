import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Cluster } from './cluster.ts';
import { isOwned } from './owner-lock.ts';
import { clearStale, findRunning } from './pid-file.ts';
import type { Postmaster } from './postmaster.ts';

interface Patience {
  /** The owner is gone once its lock stays free this long; a server takes its lock at once, on a busy machine in seconds. */
  readonly orphanAfterMs: number;
  /** The lock of a killed server is freed within moments; one that is held this long belongs to a living server. */
  readonly inUseAfterMs: number;
  /** For what passes by itself: a port taken in between, processes of a killed PostgreSQL that still hold its memory. */
  readonly retryForMs: number;
  /** For another PostgreSQL on the same files that is starting or stopping. */
  readonly waitForOtherMs: number;
}

export const usualPatience: Patience = {
  orphanAfterMs: 5_000,
  inUseAfterMs: 1_000,
  retryForMs: 10_000,
  waitForOtherMs: 60_000,
};

/**
 * Starts PostgreSQL on the cluster unless a living server uses it. Of several starts at the same moment PostgreSQL
 * lets one through; the others then find its lock. A PostgreSQL without owner is stopped first.
 */
export async function takeOver(
  cluster: Cluster,
  start: () => Promise<Postmaster | undefined>,
  patience = usualPatience,
): Promise<Postmaster> {
  const begin = Date.now();
  const logged = await sizeOf(cluster.log);
  let firstFailure: number | undefined;
  let watched = { pid: 0, owned: undefined as boolean | undefined, since: 0 };
  for (;;) {
    const other = await findRunning(cluster.data);
    if (other) {
      const owned = other.ready ? await isOwned(cluster, other.port) : undefined;
      if (other.pid !== watched.pid || owned !== watched.owned) watched = { pid: other.pid, owned, since: Date.now() };
      const forMs = Date.now() - watched.since;
      if (owned === true && forMs >= patience.inUseAfterMs) throw inUse(cluster);
      if (owned === false && forMs >= patience.orphanAfterMs) stop(other.pid);
      if (Date.now() - begin > patience.waitForOtherMs) throw inUse(cluster);
    } else {
      await clearStale(cluster.data);
      const postmaster = await start();
      if (postmaster) return postmaster;
      firstFailure ??= Date.now();
      if (Date.now() - firstFailure > patience.retryForMs) throw await didNotStart(cluster, logged);
    }
    await sleep(100);
  }
}

function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It ended by itself in between.
  }
}

function inUse(cluster: Cluster): StartError {
  return new StartError(
    `The data folder is in use: another server process runs on the database in ${dirname(cluster.folder)}.`,
  );
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function didNotStart(cluster: Cluster, loggedBefore: number): Promise<StartError> {
  const log = await readFile(cluster.log).catch(() => Buffer.alloc(0));
  const lines = log.subarray(loggedBefore).toString().split('\n');
  const reasons = lines.filter((line) => /FATAL|PANIC|error|not found/i.test(line));
  const reason = reasons.at(-1)?.replace(/^.*(?:FATAL|PANIC):\s*/, '') ?? 'it gives no reason';
  return new StartError(`The built-in PostgreSQL does not start: ${reason} (its log is ${cluster.log}).`);
}
