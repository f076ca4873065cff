import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FileStore, FilesUnavailable } from './file-store.ts';
import { createEncryptedFiles, createFolderFileStore, createS3FileStore, type EncryptedFiles } from './index.ts';

const masterKey = randomBytes(32);
const known = Buffer.from('The bytes of an identity card that nobody else may read.');
let folder: string;
let s3: S3rver;
let bucketUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taga-files-'));
  s3 = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  });
  const { port } = await s3.run();
  bucketUrl = `http://127.0.0.1:${port}/papers`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const credentials = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const stores: Readonly<Record<string, () => FileStore>> = {
  folder: () => createFolderFileStore(join(folder, 'files')),
  bucket: () => untilOnDisk(createS3FileStore({ url: bucketUrl, ...credentials })),
};

/** s3rver answers a PUT a moment before the file is on its disk; the services that it stands for do not. */
function untilOnDisk(store: FileStore): FileStore {
  return {
    ...store,
    async begin(name, headBytes) {
      const writer = await store.begin(name, headBytes);
      let bytes = headBytes;
      return {
        ...writer,
        async write(pieces) {
          await writer.write(pieces);
          for (const { length } of pieces) bytes += length;
        },
        async finish(head) {
          await writer.finish(head);
          await vi.waitFor(async () => expect(await store.find(name)).toHaveLength(bytes));
        },
      };
    },
  };
}

async function everythingOnDisk(): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name)))));
}

describe.each(Object.entries(stores))('files in a %s [SEC-009, OPS-004]', (_kind, createStore) => {
  let store: FileStore;
  let files: EncryptedFiles;
  beforeAll(() => {
    store = createStore();
    files = createEncryptedFiles(store, masterKey);
  });
  async function write(name: string, bytes: Buffer) {
    await store.remove(name);
    await (await store.begin(name, bytes.length)).finish(bytes);
  }

  test('come back as they were, and removed they are gone', async () => {
    await files.put('a/1', 'mya', known);
    expect(await files.find('a/1', 'mya')).toEqual(known);
    await files.remove('a/1');
    expect(await files.find('a/1', 'mya')).toBeUndefined();
    await files.remove('a/1');
  });

  test('written piece by piece are the same, and dropped they leave nothing behind', async () => {
    const writer = await files.begin('a/5', 'mya');
    await writer.write([known.subarray(0, 7), known.subarray(7, 20)]);
    await writer.write([known.subarray(20)]);
    await writer.finish();
    expect(await files.find('a/5', 'mya')).toEqual(known);
    const dropped = await files.begin('a/6', 'mya');
    await dropped.write([known]);
    await dropped.drop();
    expect(await store.find('a/6')).toBeUndefined();
  });

  test('cannot be read on the disk', async () => {
    await files.put('a/2', 'mya', known);
    expect((await everythingOnDisk()).includes(known.subarray(0, 20))).toBe(false);
  });

  test('open for their owner alone, in their own place, with the right key and unchanged', async () => {
    await files.put('a/3', 'mya', known);
    await expect(files.find('a/3', 'thida')).rejects.toThrow();
    const encrypted = (await store.find('a/3')) as Buffer;
    await write('a/4', encrypted);
    await expect(files.find('a/4', 'mya')).rejects.toThrow();
    await expect(createEncryptedFiles(store, randomBytes(32)).find('a/3', 'mya')).rejects.toThrow();
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    await write('a/3', encrypted);
    await expect(files.find('a/3', 'mya')).rejects.toThrow();
  });
});

describe('a bucket that lies or is slow [SEC-009, OPS-004]', () => {
  const oddities: Readonly<Record<string, RequestListener>> = {
    'says nothing': () => undefined,
    'sends its answer byte by byte': (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('x');
    },
    'breaks off': (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('x', () => response.destroy());
    },
    'sends on and on': (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      };
      response.on('drain', more);
      more();
    },
    'answers 500': (_request, response) => void response.writeHead(500).end(),
    'answers 403': (_request, response) => void response.writeHead(403).end(),
    'answers with a page': (_request, response) => void response.end('<!doctype html><title>Welcome</title>'),
    'answers with nothing': (_request, response) => void response.end(),
  };
  let behave: RequestListener;
  let server: Server;
  let files: EncryptedFiles;
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      behave(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers`;
    files = createEncryptedFiles(createS3FileStore({ url, ...credentials }, { timeoutMs: 2_000 }), masterKey);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(Object.keys(oddities))('that %s is not there, and no file is missing for it', async (what) => {
    behave = oddities[what] as RequestListener;
    await expect(files.find('a/1', 'mya')).rejects.toThrow(FilesUnavailable);
  });

  test('that gives another file, or none of ours, gives nothing', async () => {
    const folderStore = createFolderFileStore(join(folder, 'others'));
    await createEncryptedFiles(folderStore, masterKey).put('a/2', 'mya', known);
    const other = (await folderStore.find('a/2')) as Buffer;
    for (const bytes of [other, Buffer.alloc(0), known, other.subarray(0, 40)]) {
      behave = (_request, response) => void response.end(bytes);
      await expect(files.find('a/1', 'mya')).rejects.toThrow();
    }
  });

  test('that leads elsewhere is not followed, neither with a file nor for one', async () => {
    const asked: string[] = [];
    behave = ({ url = '' }, response) => {
      asked.push(url);
      if (url === '/elsewhere') response.end(known);
      else response.writeHead(307, { location: '/elsewhere' }).end();
    };
    await expect(files.put('a/1', 'mya', known)).rejects.toThrow(FilesUnavailable);
    await expect(files.find('a/1', 'mya')).rejects.toThrow(FilesUnavailable);
    expect(asked).toEqual(['/papers/a/1', '/papers/a/1']);
  });

  test('that takes a file and says no is told so', async () => {
    for (const status of [403, 404, 500]) {
      behave = (_request, response) => void response.writeHead(status).end();
      await expect(files.put('a/1', 'mya', known)).rejects.toThrow(FilesUnavailable);
    }
  });
});

test('a store that does not answer is told apart from a file that is not there', async () => {
  const nowhere = createS3FileStore({ url: 'http://127.0.0.1:9/papers', ...credentials });
  await expect(nowhere.find('a/1')).rejects.toThrow(FilesUnavailable);
  const missingBucket = createS3FileStore({ url: `${bucketUrl}-missing`, ...credentials });
  for (const store of [missingBucket, createFolderFileStore('/dev/null/files')]) {
    await expect(createEncryptedFiles(store, masterKey).put('a/1', 'mya', known)).rejects.toThrow(FilesUnavailable);
  }
});
