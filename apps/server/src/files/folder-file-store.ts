import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, FilesUnavailable, type FileWriter } from './file-store.ts';

/** Files in a folder of this machine, for its owner alone. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    // Straight to the disk: what arrives is never held as a whole.
    bestPartBytes: 16 * 1024 * 1024,
    async begin(name, headBytes) {
      const path = pathOf(name);
      return createWriter(path, headBytes, await unlessImpossible(openNew(path)));
    },
    find: (name) => readFile(pathOf(name)).catch(unlessMissing),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, 'wx', 0o600);
}

function createWriter(path: string, headBytes: number, file: FileHandle): FileWriter {
  let end = headBytes;
  return {
    async write(pieces) {
      await unlessImpossible(writeWhole(file, pieces, end));
      end += bytesIn(pieces);
    },
    async finish(head) {
      await unlessImpossible(writeWhole(file, [head], 0));
      await unlessImpossible(file.sync().finally(() => file.close()));
      await unlessImpossible(syncFolder(dirname(path)));
    },
    async drop() {
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}

const bytesIn = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);

async function writeWhole(file: FileHandle, pieces: readonly Buffer[], at: number): Promise<void> {
  const { bytesWritten } = await file.writev([...pieces], at);
  const bytes = bytesIn(pieces);
  if (bytesWritten < bytes) throw new Error(`Only ${bytesWritten} of ${bytes} bytes were written.`);
}

/** The name of a file is kept by its folder: unless that is synced too, a power cut may lose a file that was whole. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function unlessImpossible<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    throw new FilesUnavailable('A file could not be kept.', { cause: error });
  });
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw new FilesUnavailable('A file could not be read.', { cause: error });
}
