import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';

/** Older than any copy that may still be under way in another process. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Takes away the binaries of earlier versions and what starts that were cut off left behind. */
export async function tidyHome(home: Home, binaries: Binaries): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const path = join(home.folder, name);
    const isPartial = name.includes('.partial-');
    const isOldVersion = name.startsWith('postgres-') && !isPartial && name !== basename(binaries.folder);
    // What cannot be removed (another account's) is left: it takes room and does no harm.
    if (isOldVersion || (isPartial && (await isAbandoned(path)))) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const entry = await stat(path).catch(() => undefined);
  return entry !== undefined && Date.now() - entry.mtimeMs > abandonedAfterMs;
}
