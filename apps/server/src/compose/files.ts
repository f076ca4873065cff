import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wireKinds } from '@taga/contract/kinds';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { keyOfDataFolder } from '../data-folder-key.ts';
import type { DB } from '../db/schema.gen.ts';
import { createEncryptedFiles, createFileScanner, createFolderFileStore, createS3FileStore } from '../files/index.ts';
import { createMediaProcess } from '../media/index.ts';
import { createServerKeys } from '../modules/access/keys/index.ts';
import { createQuotas } from '../modules/access/quotas/index.ts';
import {
  addFile,
  addFileRoute,
  applicationFilePath,
  applicationFileRoutes,
  createFileAddresses,
  createFilesToCheck,
  eraseFiles,
  kindFileRoutes,
  storeFile,
} from '../modules/applications/documents/index.ts';
import { addUploadRoutes, createUploads } from '../modules/applications/uploads/index.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

interface FileDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  /** The built process that opens images; beside the server's own file unless a test says where. */
  readonly mediaScript?: string | undefined;
}

export const imageLimits = { maxMemoryBytes: 800_000_000, idleMs: 30_000, maxWaiting: 20 };

export async function composeFiles({ db, settings, now, mediaScript }: FileDependencies) {
  const store = settings.filesUrl
    ? createS3FileStore(settings.filesUrl)
    : createFolderFileStore(join(settings.dataDir, 'files'));
  const files = createEncryptedFiles(
    store,
    settings.filesKey ?? (await keyOfDataFolder(settings.dataDir, 'files-key', 'no file opens')),
  );
  const script = mediaScriptOf(mediaScript);
  const media = createMediaProcess({ script, timeoutMs: settings.imageTimeoutMs, ...imageLimits });
  const uploads = createUploads({ db, files, now });
  const serverKey = createServerKeys(db);
  const quotas = createQuotas({ now, key: () => serverKey('allowances') });
  const addresses = createFileAddresses({
    path: applicationFilePath,
    key: () => serverKey('file-addresses'),
    now,
    lifetimeS: settings.fileAddressLifetimeS,
  });
  const scanner = composeScanner(settings, now);
  const dependencies = { db, files, uploads, media, scanner, quotas, now, addresses };
  return {
    addresses,
    implementations: [
      ...applicationFileRoutes(dependencies),
      ...wireKinds.flatMap((kind) => kindFileRoutes(kind, dependencies)),
    ],
    addFileRoutes(app: FastifyInstance) {
      addUploadRoutes(app, uploads);
      addFileRoute(app, dependencies);
    },
    toCheck: createFilesToCheck(dependencies),
    erase: () => eraseFiles(dependencies),
    store: (file: Parameters<typeof storeFile>[0]) => storeFile(file, dependencies),
    add: (file: Parameters<typeof addFile>[0]) => addFile(file, dependencies),
    stop: () => media.stop(),
  };
}

const scansAtOnce = 10;

function composeScanner({ scanUrl: url, scanToken: token, scanTimeoutMs }: Settings, now: () => Date) {
  if (!url) return undefined;
  const limits = { timeoutMs: scanTimeoutMs, attempts: 2, totalMs: scanTimeoutMs, maxCalls: scansAtOnce };
  return createFileScanner({ url, token, ...limits, now, random: Math.random });
}

export function mediaScriptOf(brought: string | undefined): string {
  return brought ?? fileURLToPath(new URL('./media-process.js', import.meta.url));
}

export type ComposedFiles = Awaited<ReturnType<typeof composeFiles>>;

/** What no single setting can know. A key in one data folder is of no use to the other processes, or after a move. */
export function checkFileSettings({ filesUrl, filesKey }: Settings): void {
  if (filesUrl && !filesKey) {
    throw new StartError(
      'FILES_URL is set, so FILES_KEY is needed too: every server process must be able to open every file.',
    );
  }
}
