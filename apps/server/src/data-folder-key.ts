import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

const keyBytes = 32;

/** Made at the first start, for the owner of the data folder alone. It is there whole or not at all. */
export async function keyOfDataFolder(dataDir: string, name: string, lost: string): Promise<Buffer> {
  const path = join(dataDir, name);
  const kept = await findKeyOfDataFolder(dataDir, name);
  if (!kept) await saveKey(path, randomBytes(keyBytes));
  const key = kept ?? (await readFile(path));
  if (key.length === keyBytes) return key;
  throw new StartError(
    `${path} is not the key that it should be: bring it back from a backup, for ${lost} without it.`,
  );
}

/** The one that is there, and none is made. */
export async function findKeyOfDataFolder(dataDir: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(dataDir, name)).catch(() => undefined);
}

/** Of two that make one at the same moment, the first wins and both use it. */
async function saveKey(path: string, key: Buffer): Promise<void> {
  const partial = `${path}.partial-${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(partial, key, { mode: 0o600, flush: true });
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(partial);
}
