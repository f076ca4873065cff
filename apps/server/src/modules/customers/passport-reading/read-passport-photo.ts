import { type AnswerOf, errorCodes } from '@taga/contract';
import { maxReadPhotoBytes } from '@taga/contract/constants';
import type { readPassport } from '@taga/contract/endpoints';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { fileTypeFromBuffer } from 'file-type';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type MediaProcess, MediaProcessEnded, Unreadable } from '../../../media/index.ts';
import { networkOf } from '../../../network.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import type { Asker } from '../registration/index.ts';
import { detailsOfZone } from './details-of-zone.ts';
import { countReading, countSlowPhoto, type ReadingLimits } from './reading-limits.ts';

export interface PassportReadingDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly quotas: Quotas;
  /** A process of its own: those who ask here hold up no customer. */
  readonly media: MediaProcess;
  readonly settings: ReadingLimits;
}

/** Reads what a passport says of itself. Neither the photo nor what it says is kept or logged. */
export async function readPassportPhoto(
  bytes: Buffer,
  asker: Asker,
  dependencies: PassportReadingDependencies,
): Promise<AnswerOf<typeof readPassport>['Data']> {
  if (bytes.length > maxReadPhotoBytes) throw new DomainError(errorCodes.fileTooLarge);
  // What a browser draws is a JPEG: every other decoder would be one more for a crafted file.
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'image/jpeg') throw new DomainError(errorCodes.fileTypeNotAllowed);
  await countReading(asker, dependencies);
  const read = await openPhoto(bytes, asker, dependencies);
  if (read.found === 'zone') {
    return { Unread: null, Passport: detailsOfZone(read.zone, myanmarToday(dependencies.now())) };
  }
  return { Unread: read.found === 'unclear' ? 'UNCLEAR' : 'NO_LINES', Passport: null };
}

async function openPhoto(bytes: Buffer, asker: Asker, dependencies: PassportReadingDependencies) {
  try {
    return await dependencies.media.run('readPassport', { bytes }, networkOf(asker.clientAddress));
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof MediaProcessEnded)) throw error;
    if (error instanceof MediaProcessEnded && error.tookTooLong) await countSlowPhoto(asker, dependencies);
    throw new DomainError(errorCodes.fileUnreadable);
  }
}
