import { afterEach, expect, test, vi } from 'vitest';
import { createUploadStore, eraseStoredUploads, type StoredUpload } from './upload-store.ts';

afterEach(() => vi.unstubAllGlobals());

const upload = (key: string): StoredUpload => ({ key, name: `${key}.jpg` }) as StoredUpload;

/** As much of a browser's database as files need. A full one takes nothing. */
function browserDatabase({ isFull = false } = {}) {
  const rows = new Map<string, unknown>();
  const room = { isFull };
  const answer = (result: unknown) => {
    const request = { result, error: null as unknown, onsuccess: () => {}, onerror: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const fail = (transaction: { onabort: () => void; error?: unknown }) => {
    const request = { result: undefined, error: new Error('full'), onsuccess: () => {}, onerror: () => {} };
    queueMicrotask(() => {
      request.onerror();
      transaction.onabort();
    });
    return request;
  };
  const opened: { onversionchange: () => void; onclose: () => void; close: ReturnType<typeof vi.fn> }[] = [];
  function open() {
    const database = {
      createObjectStore: vi.fn(),
      close: vi.fn(),
      onversionchange: () => {},
      onclose: () => {},
      transaction() {
        const transaction = { oncomplete: () => {}, onabort: () => {}, error: null };
        const done = (request: unknown) => {
          setTimeout(() => transaction.oncomplete());
          return request;
        };
        return Object.assign(transaction, {
          objectStore: () => ({
            getAll: () => done(answer([...rows.values()])),
            get: (key: string) => done(answer(rows.get(key))),
            put(value: StoredUpload) {
              if (room.isFull) return fail(transaction);
              rows.set(value.key, value);
              return done(answer(value.key));
            },
            delete(key: string) {
              rows.delete(key);
              return done(answer(undefined));
            },
          }),
        });
      },
    };
    opened.push(database);
    const request = answer(database) as ReturnType<typeof answer> & { onupgradeneeded: () => void };
    queueMicrotask(() => request.onupgradeneeded?.());
    return request;
  }
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  return { rows, room, opened, deleteDatabase };
}

test('files outlive the page, and are gone when they are removed', async () => {
  const { rows } = browserDatabase();
  await createUploadStore().put(upload('a'));
  const later = createUploadStore();
  expect(await later.find('a')).toEqual(upload('a'));
  expect(await later.list()).toEqual([upload('a')]);
  await later.remove('a');
  expect(rows.size).toBe(0);
  expect(await later.find('a')).toBeUndefined();
});

test('the database is opened once', async () => {
  const { opened } = browserDatabase();
  const store = createUploadStore();
  await store.put(upload('a'));
  await store.list();
  expect(opened).toHaveLength(1);
});

test.each([
  ['has no room', () => void browserDatabase({ isFull: true })],
  ['has none at all', () => vi.stubGlobal('indexedDB', undefined)],
])('where the browser %s they live as long as the page', async (_how, make) => {
  make();
  const store = createUploadStore();
  await store.put(upload('a'));
  expect(await store.find('a')).toEqual(upload('a'));
  expect(await store.list()).toEqual([upload('a')]);
  expect(await createUploadStore().find('a')).toBeUndefined();
  await store.remove('a');
  expect(await store.list()).toEqual([]);
});

test('what fits later is not hidden by what did not', async () => {
  const { room } = browserDatabase({ isFull: true });
  const store = createUploadStore();
  await store.put(upload('a'));
  room.isFull = false;
  const newer = { ...upload('a'), name: 'newer' };
  await store.put(newer);
  expect(await store.find('a')).toEqual(newer);
  expect(await store.list()).toEqual([newer]);
});

test('who logs out takes the database away, and nobody stands in the way; it is opened again when needed', async () => {
  const { opened, deleteDatabase } = browserDatabase();
  const store = createUploadStore();
  await store.list();
  opened[0]?.onversionchange();
  expect(opened[0]?.close).toHaveBeenCalled();
  await store.list();
  expect(opened).toHaveLength(2);
  eraseStoredUploads();
  expect(deleteDatabase).toHaveBeenCalledWith('taga-uploads');
});

test('where the browser refuses a database there is nothing to erase', () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(() => eraseStoredUploads()).not.toThrow();
});
