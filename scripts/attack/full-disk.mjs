// The disk fills while customers open accounts: they are told to come back, nothing that was acknowledged is lost, and with
// room again everything goes on by itself.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countHarm, openJourneys, printHarm, startTravellers } from '../journeys.mjs';
import { tally } from './figures.mjs';
import { withVictim } from './victim.mjs';
import { databaseUrlOf } from './victim-database.mjs';

const diskMB = 700;
const rounds = 3;
const fullMs = 6_000;
const roomMs = 10_000;

/** A disk of its own, which is small. @template T @param {(folder: string) => Promise<T>} work @returns {Promise<T>} */
async function withSmallDisk(work) {
  const folder = mkdtempSync(join(tmpdir(), 'taga-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMB}m,mode=0755`, 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {() => void} makes room again */
function fill(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const filler = join(folder, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch {
    // Somebody else was quicker to take the last of it.
  }
  return () => rmSync(filler, { force: true });
}

/** @type {import('./attacks.mjs').Attack} */
export const fullDisk = {
  says: `a disk that is full ${rounds} times for ${fullMs / 1000} s while accounts are opened (as root)`,
  attack: () =>
    withSmallDisk((folder) =>
      withVictim(
        {
          RATE_LIMIT_REGISTER: '100000',
          RATE_LIMIT_UPLOADS: '100000',
          RATE_LIMIT_DESK: '100000',
          RATE_LIMIT_CALLS: '100000',
        },
        async ({ address, dataDir }) => {
          const opened = await openJourneys({ address, databaseUrl: databaseUrlOf(dataDir) });
          const { journeys, calls } = opened;
          const travelling = startTravellers(journeys, 2);
          for (let round = 0; round < rounds; round += 1) {
            await pause(roomMs);
            const makeRoom = fill(folder);
            await pause(fullMs);
            makeRoom();
          }
          await pause(roomMs);
          await travelling.stop();
          const harm = await countHarm(opened, address, travelling.broken);
          const failed = calls.filter(({ status }) => status === 'cut' || status >= 400).map(({ status }) => status);
          const held = printHarm(harm);
          return {
            held,
            figures:
              `${calls.length} calls, disturbed: ${tally(failed) || 'none'}; ${harm.kept.submitted.length} submitted, ` +
              `${held ? 'all of it there once, nothing unfinished' : 'NOT all of it there once and finished'}`,
          };
        },
        folder,
      ),
    ),
};
