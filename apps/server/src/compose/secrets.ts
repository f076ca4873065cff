import type { Kysely } from 'kysely';
import { findKeyOfDataFolder, keyOfDataFolder } from '../data-folder-key.ts';
import type { DB } from '../db/schema.gen.ts';
import { openServerKeys } from '../modules/access/keys/index.ts';
import type { Settings } from '../settings.ts';

const fileName = 'secret-key';

/**
 * Opens the server's keys with the secret of the settings or, without one, of a file in the data folder. Anyone who sets
 * one later needs to do nothing more: the file counts as the secret before.
 */
export async function openKeys(db: Kysely<DB>, settings: Settings): Promise<void> {
  const { secretKey, secretKeyBefore, dataDir } = settings;
  const current = secretKey ?? (await keyOfDataFolder(dataDir, fileName, 'nobody can sign in'));
  const kept = await findKeyOfDataFolder(dataDir, fileName);
  const before = [secretKeyBefore, kept].filter((secret) => secret !== undefined);
  await openServerKeys(db, { current, before });
}
