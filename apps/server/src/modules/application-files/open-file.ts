import { errorCodes } from '@taga/contract';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../uuid.ts';
import { storedName } from './application-file.ts';
import type { FileAddresses } from './file-addresses.ts';
import { findFile } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

interface OpenFileDependencies extends Pick<ApplicationFileDependencies, 'db' | 'files'> {
  readonly addresses: FileAddresses;
}

/** The file that an address of ours leads to, for as long as the address is good. */
export async function openFile(
  { id, until, seal }: { readonly id: string; readonly until: string; readonly seal: string },
  { db, files, addresses }: OpenFileDependencies,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const file = isUuid(id) && (await addresses.isGood(id, until, seal)) ? await findFile(db, id) : undefined;
  const bytes = file && (await files.find(storedName(id), file.customerId));
  if (!bytes) throw new Refusal(errorCodes.notFound);
  return { bytes, mediaType: file.mediaType };
}
