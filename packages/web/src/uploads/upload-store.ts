import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';

/** The application that a file is for, as the server knows it; an app may have to know more of it. */
export interface FileOwner {
  readonly authorizationReqId: string;
}

/** A file on its way, as it lies on the device. */
export interface StoredUpload<Owner extends FileOwner = FileOwner> {
  readonly key: string;
  readonly loginId: string;
  readonly owner: Owner;
  readonly fileType: string;
  readonly name: string;
  readonly mediaType: string;
  /** Empty once it has arrived. Plain bytes: some browsers lose what they keep of a photo as soon as it is moved. */
  readonly bytes: ArrayBuffer;
  /** What the bytes add up to; missing where the browser cannot tell. */
  readonly sha256?: string | undefined;
  readonly addedAtMs: number;
  /** What the server calls it, once it was started. */
  readonly uploadId?: string | undefined;
  /** All of it is there; it only has to be added to the application. */
  readonly isSent?: boolean | undefined;
  /** For other tabs, which wait for it. */
  readonly arrived?: UploadedFile | undefined;
}

export interface UploadStore<Owner extends FileOwner = FileOwner> {
  list(): Promise<StoredUpload<Owner>[]>;
  find(key: string): Promise<StoredUpload<Owner> | undefined>;
  put(upload: StoredUpload<Owner>): Promise<void>;
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
    // Anyone who logs out, here or in another tab, takes it away; nobody may stand in the way.
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
export function createUploadStore<Owner extends FileOwner>(): UploadStore<Owner> {
  const kept = new Map<string, StoredUpload<Owner>>();
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
      const found: StoredUpload<Owner>[] = (await attempt('readonly', (files) => files.getAll())) ?? [];
      return [...found.filter(({ key }) => !kept.has(key)), ...kept.values()];
    },
    async find(key) {
      return kept.get(key) ?? attempt<StoredUpload<Owner>>('readonly', (files) => files.get(key));
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
