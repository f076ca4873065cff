// Where tests keep their databases and files: in memory, where there is enough of it. On a disk they wait for it most of the time.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'taga-tests-of-';
const neededBytes = 4 * 1024 ** 3;

/** A folder of this process, which goes when it ends. Without enough memory it is where temporary files usually are. */
export function createTestFolder() {
  const place = isRoomy() ? memory : tmpdir();
  removeLeftovers(place);
  const folder = join(place, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRoomy() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Of runs that were killed. @param {string} place */
function removeLeftovers(place) {
  for (const name of readdirSync(place).filter((each) => each.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another account's: it stays, and stops no tests of ours.
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
