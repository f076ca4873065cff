import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { EncryptedFiles } from '../../../files/index.ts';
import { isUuid } from '../../../uuid.ts';
import type { FileAddresses } from './file-addresses.ts';
import { findFile } from './store.ts';

export interface OpenFileDependencies {
  readonly db: Kysely<DB>;
  readonly files: EncryptedFiles;
  readonly addresses: FileAddresses;
}

/** The file that an address of ours leads to, for as long as the address is good. */
export async function openFile(
  { id, until, signature }: { readonly id: string; readonly until: string; readonly signature: string },
  { db, files, addresses }: OpenFileDependencies,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const file = isUuid(id) && (await addresses.isGood(id, until, signature)) ? await findFile(db, id) : undefined;
  const bytes = file && (await files.find(file.storedName, file.customerId));
  if (!bytes) throw new DomainError(errorCodes.notFound);
  return { bytes, mediaType: file.mediaType };
}
