import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface BackedUpFile {
  /** From the folder of the backup, with slashes. */
  readonly path: string;
  readonly sha256: string;
}

/** What was copied: folders too, because PostgreSQL wants some that are empty. */
export interface FileList {
  readonly folders: string[];
  readonly files: BackedUpFile[];
}

interface Copying {
  readonly from: string;
  /** The folder of the backup. */
  readonly into: string;
  readonly list: FileList;
  /** Whether an entry, by its path below `from`, is left out. */
  readonly isLeftOut?: (path: string) => boolean;
}

/** Copies a folder under a name into a backup. What is deleted meanwhile is left out: anyone who deleted it did not need it. */
export async function copyFolder(name: string, copying: Copying, below = ''): Promise<void> {
  const { from, into, list, isLeftOut } = copying;
  const folder = join(name, below);
  await mkdir(join(into, folder), { recursive: true, mode: 0o700 });
  list.folders.push(folder);
  const found = (await readdir(join(from, below), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const entries = found
    .map((entry) => ({ entry, path: join(below, entry.name) }))
    .filter(({ path }) => !isLeftOut?.(path));
  await inParallel(entries, async ({ entry, path }) => {
    const sha256 = entry.isFile() && (await copyFile(join(from, path), join(into, name, path)).catch(ignoreMissing));
    if (sha256) list.files.push({ path: join(name, path), sha256 });
  });
  for (const { entry, path } of entries) if (entry.isDirectory()) await copyFolder(name, copying, path);
}

/** A few at once: each waits for the disk, and the disk takes several together as quickly as one. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const atOnce = 16;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}

/** Copies one file down to the disk, and answers its checksum. */
export async function copyFile(from: string, to: string): Promise<string> {
  const source = await open(from);
  try {
    const target = await open(to, 'w', 0o600);
    try {
      const sha256 = await checksumOf(source, (bytes) => target.writeFile(bytes));
      await target.sync();
      return sha256;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Nothing when the file is not there. */
export async function checksumOfFile(path: string): Promise<string | undefined> {
  const file = await open(path).catch(ignoreMissing);
  return file && checksumOf(file).finally(() => file.close());
}

const bytesAtOnce = 64 * 1024;

/** By hand, because a database is thousands of small files, and a stream for each takes three times the processor. */
async function checksumOf(file: FileHandle, use?: (bytes: Buffer) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(bytesAtOnce);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, bytesAtOnce, null);
    if (bytesRead === 0) return hash.digest('hex');
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    await use?.(bytes);
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
