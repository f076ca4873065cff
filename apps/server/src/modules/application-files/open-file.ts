import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../uuid.ts';
import { storedName } from './application-file.ts';
import type { FileAddresses } from './file-addresses.ts';
import { findFile } from './store.ts';

interface Stored {
  readonly storedName: string;
  readonly customerId: string;
  readonly mediaType: string;
}

export interface OpenFileDependencies {
  readonly files: SealedFiles;
  readonly addresses: FileAddresses;
  /** What is kept of a file of this id, and under which name. */
  readonly find: (id: string) => Promise<Stored | undefined>;
}

/** A file of an application for an account. */
export async function findStored(db: Kysely<DB>, id: string): Promise<Stored | undefined> {
  const file = await findFile(db, id);
  return file && { ...file, storedName: storedName(id) };
}

/** The file that an address of ours leads to, for as long as the address is good. */
export async function openFile(
  { id, until, seal }: { readonly id: string; readonly until: string; readonly seal: string },
  { files, addresses, find }: OpenFileDependencies,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const file = isUuid(id) && (await addresses.isGood(id, until, seal)) ? await find(id) : undefined;
  const bytes = file && (await files.find(file.storedName, file.customerId));
  if (!bytes) throw new Refusal(errorCodes.notFound);
  return { bytes, mediaType: file.mediaType };
}
