import { errorCodes } from '@taga/contract';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../uuid.ts';
import type { FileAddresses } from './file-addresses.ts';

export interface OpenFileDependencies {
  readonly files: SealedFiles;
  readonly addresses: FileAddresses;
  /** What is kept of a file of this id, and under which name. */
  readonly find: (
    id: string,
  ) => Promise<{ readonly storedName: string; readonly customerId: string; readonly mediaType: string } | undefined>;
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
