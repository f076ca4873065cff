import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/file';

/** The application that a file is for, as the server knows it. */
export interface FileOwner {
  readonly authorizationReqId: string;
  readonly accountClass: string;
  readonly currency: string;
  /** Who sends it, where nobody is signed in: a phone that was handed the photos. */
  readonly phoneId?: string;
}

/** A file on its way, as it lies on the device. */
export interface StoredUpload {
  readonly key: string;
  readonly loginId: string;
  readonly owner: FileOwner;
  readonly fileType: FileType;
  readonly name: string;
  readonly mediaType: string;
  /** Empty once it has arrived. Plain bytes: some browsers lose what they keep of a photo as soon as it is moved. */
  readonly bytes: ArrayBuffer;
  /** What the bytes add up to; missing where the browser cannot tell. */
  readonly sha256?: string | undefined;
  readonly addedAtMs: number;
  /** What the server calls it, once it was begun. */
  readonly uploadId?: string | undefined;
  /** All of it is there; it only has to be added to the application. */
  readonly isSent?: boolean | undefined;
  /** For other tabs, which wait for it. */
  readonly arrived?: UploadedFile | undefined;
}

export interface UploadStore {
  list(): Promise<StoredUpload[]>;
  find(key: string): Promise<StoredUpload | undefined>;
  put(upload: StoredUpload): Promise<void>;
  remove(key: string): Promise<void>;
}

const databaseName = 'taga-uploads';
const table = 'files';

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'key' });
  return settle(opening).then((database) => {
    // Whoever logs out, here or in another tab, takes it away; nobody may stand in the way.
    database.onversionchange = () => {
      database.close();
      onClosed();
    };
    database.onclose = onClosed;
    return database;
  });
}

/**
 * Files that outlive the page. Where the browser refuses to keep them, or has no room, they live as long as the page.
 */
export function createUploadStore(): UploadStore {
  const kept = new Map<string, StoredUpload>();
  let database: Promise<IDBDatabase> | undefined;

  async function attempt<Result>(
    mode: IDBTransactionMode,
    use: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    try {
      database ??= openDatabase(() => {
        database = undefined;
      });
      const transaction = (await database).transaction(table, mode);
      const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      const [result] = await Promise.all([settle(use(transaction.objectStore(table))), done]);
      return result;
    } catch {
      return undefined;
    }
  }

  return {
    async list() {
      const found: StoredUpload[] = (await attempt('readonly', (files) => files.getAll())) ?? [];
      return [...found.filter(({ key }) => !kept.has(key)), ...kept.values()];
    },
    async find(key) {
      return kept.get(key) ?? attempt<StoredUpload>('readonly', (files) => files.get(key));
    },
    async put(upload) {
      const written = await attempt('readwrite', (files) => files.put(upload));
      if (written === undefined) kept.set(upload.key, upload);
      else kept.delete(upload.key);
    },
    async remove(key) {
      kept.delete(key);
      await attempt('readwrite', (files) => files.delete(key));
    },
  };
}

/** For who logs out: nothing of theirs stays on the device. */
export function eraseStoredUploads(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Where it is refused, nothing was kept.
  }
}
