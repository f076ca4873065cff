import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root; `nobody` exists on every Unix for programs that need no rights. */
export async function findUnprivilegedAccount(): Promise<Account> {
  const [uid, gid] = await Promise.all([numberOf('-u'), numberOf('-g')]);
  return { uid, gid };
}

async function numberOf(flag: '-u' | '-g'): Promise<number> {
  const usual = 65_534;
  try {
    const { stdout } = await run('id', [flag, 'nobody']);
    return Number.parseInt(stdout, 10);
  } catch {
    return usual;
  }
}
