import { createHash } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxFileBytes } from '@taga/contract/constants';
import { fileTypeFromBuffer } from 'file-type';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import type { FileScanner } from '../../../files/index.ts';
import { type MediaProcess, MediaProcessEnded, Unreadable } from '../../../media/index.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import type { Uploads } from '../uploads/index.ts';

const sniffedBytes = 4_100;

/** What the bytes are, whatever their name or sender says; nothing when that is not allowed here. */
async function sniff(bytes: Buffer, mediaTypes: readonly string[]): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, sniffedBytes));
  // A matroska file may hold anything; the decoder takes what a browser records and refuses the rest.
  const mediaType = found?.mime === 'video/matroska' ? 'video/webm' : found?.mime;
  return mediaType !== undefined && mediaTypes.includes(mediaType) ? mediaType : undefined;
}

export interface ReceivingDependencies {
  readonly db: Kysely<DB>;
  readonly quotas: Quotas;
  readonly uploads: Uploads;
  /** Opens what was sent, away from this process. */
  readonly media: MediaProcess;
  /** The bank's own, where it has one. */
  readonly scanner?: FileScanner | undefined;
}

export interface SentContent {
  /** In one piece, or as an upload that came in parts. */
  readonly content: { readonly bytes: Buffer } | { readonly uploadId: string };
  /** What the sender's bytes add up to, where the sender can say. */
  readonly sha256?: string | undefined;
}

/** The bytes as they were sent, and what they were kept as on their way. */
export async function receiveFile(
  customerId: string,
  { content, sha256: expected }: SentContent,
  { uploads }: Pick<ReceivingDependencies, 'uploads'>,
) {
  const received =
    'uploadId' in content ? await uploads.read(content.uploadId, customerId) : { bytes: content.bytes, names: [] };
  if (received.bytes.length > maxFileBytes) throw new DomainError(errorCodes.fileTooLarge);
  const sha256 = createHash('sha256').update(received.bytes).digest();
  if (expected && expected !== sha256.toString('hex')) throw new DomainError(errorCodes.fileDamaged);
  return { ...received, sha256 };
}

/** Pictures that hold up everybody's: who has sent three in a day waits for the next. */
const slowPictures = (customerId: string) => ({
  what: 'picture that took too long',
  owner: customerId,
  max: 3,
  periodS: 24 * 60 * 60,
});

/**
 * Images are drawn again, so that nothing is kept of a file but its picture; videos are packed again where that can be.
 * A PDF is kept as it came, if there is nothing in it but pages.
 */
export async function prepareFile(
  customerId: string,
  bytes: Buffer,
  mediaTypes: readonly string[],
  { db, media, quotas }: Pick<ReceivingDependencies, 'db' | 'media' | 'quotas'>,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const mediaType = await sniff(bytes, mediaTypes);
  if (mediaType === undefined) throw new DomainError(errorCodes.fileTypeNotAllowed);
  const retryAfterS = await quotas.waitFor(db, slowPictures(customerId));
  if (retryAfterS !== undefined) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS });
  try {
    if (mediaType === 'application/pdf') {
      const { isPlain } = await media.run('inspectPdf', { bytes }, customerId);
      if (!isPlain) throw new DomainError(errorCodes.pdfNotPlain);
      return { bytes, mediaType };
    }
    if (mediaType.startsWith('video/')) {
      const repacked = await media.run('repackVideo', { bytes }, customerId);
      return repacked ? { ...repacked, bytes: Buffer.from(repacked.bytes) } : { bytes, mediaType };
    }
    const { bytes: drawn } = await media.run('redrawImage', { bytes }, customerId);
    return { bytes: Buffer.from(drawn), mediaType: 'image/jpeg' };
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof MediaProcessEnded)) throw error;
    if (error instanceof MediaProcessEnded && error.tookTooLong) await quotas.take(db, slowPictures(customerId));
    throw new DomainError(errorCodes.fileUnreadable);
  }
}

/** Refuses what the bank's scanner finds harmful. Where it does not answer the file is taken, and a person looks. */
export async function scanFile(
  bytes: Buffer,
  { scanner }: Pick<ReceivingDependencies, 'scanner'>,
): Promise<'clean' | 'unanswered' | null> {
  const result = scanner ? await scanner.scan(bytes) : null;
  if (result === 'infected') throw new DomainError(errorCodes.fileInfected);
  return result;
}
