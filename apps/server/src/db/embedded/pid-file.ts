import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export interface PidFile {
  readonly text: string;
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export async function readPidFile(data: string): Promise<PidFile | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { text, pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The PostgreSQL that runs on these files now, if one does. */
export async function findRunning(data: string): Promise<PidFile | undefined> {
  const file = await readPidFile(data);
  return file && (await runsOn(file.pid, data)) ? file : undefined;
}

/**
 * PostgreSQL works in its data folder, so the process's folder tells it from an attacker that got the same number
 * later. A zombie, or a process of an account we may not look at, has none.
 */
async function runsOn(pid: number, data: string): Promise<boolean> {
  if (!(pid > 0)) return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(data));
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes(data);
}

/**
 * Takes away a file that names no running PostgreSQL. PostgreSQL does so itself when the number is free, but not when
 * an attacker or a zombie has it. Moved aside first, because another start may just have written a new one.
 */
export async function clearStale(data: string): Promise<void> {
  const seen = await readPidFile(data);
  if (!seen || isFree(seen.pid) || (await runsOn(seen.pid, data))) return;
  const path = join(data, 'postmaster.pid');
  const aside = `${path}.${randomUUID()}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(aside, 'utf8')) !== seen.text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function isFree(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
