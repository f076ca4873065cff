import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, FilesUnavailable } from './file-store.ts';

/** Files in a folder of this machine, for its owner alone. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async put(name, pieces) {
      const path = pathOf(name);
      const partial = `${path}.partial-${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeThrough(partial, pieces);
        await rename(partial, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw new FilesUnavailable(`A file could not be kept in ${folder}.`, { cause: error });
      }
    },
    find: (name) => readFile(pathOf(name)).catch(unlessMissing),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function writeThrough(path: string, pieces: readonly Buffer[]): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const { bytesWritten } = await file.writev([...pieces]);
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytesWritten < bytes) throw new Error(`Only ${bytesWritten} of ${bytes} bytes were written.`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is kept by its folder: unless that is synced too, a power cut may lose a file that was whole. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw new FilesUnavailable('A file could not be read.', { cause: error });
}
