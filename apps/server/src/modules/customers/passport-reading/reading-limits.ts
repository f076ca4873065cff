import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { networkOf } from '../../../network.ts';
import { dayS } from '../../../time.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import type { Asker } from '../registration/index.ts';

export interface ReadingLimits {
  readonly passportReadingsPerDevice: number;
  readonly passportReadingsPerAddress: number;
}

interface LimitDependencies {
  readonly db: Kysely<DB>;
  readonly quotas: Quotas;
  readonly settings: ReadingLimits;
}

/** One tenth of what an address may ask for, and three of a device: who sends such photos does little else. */
const slowPerDevice = 3;
const slowShareOfAddress = 0.1;

/** A visitor, the device where it is known, and the address, which a whole town may share. */
function quotasOf(what: string, asker: Asker, perDevice: number, perAddress: number) {
  const owners = [asker.token, ...(asker.deviceToken ? [asker.deviceToken] : [])];
  return [
    ...owners.map((owner) => ({ what, owner, max: perDevice, periodS: dayS })),
    { what, owner: networkOf(asker.clientAddress), max: perAddress, periodS: dayS },
  ];
}

const slowQuotasOf = (asker: Asker, { passportReadingsPerAddress }: ReadingLimits) =>
  quotasOf(
    'passport photo that took too long',
    asker,
    slowPerDevice,
    Math.ceil(passportReadingsPerAddress * slowShareOfAddress),
  );

/** Reading takes a core for seconds and is for anyone, so it is counted before a photo is opened. */
export async function countReading(asker: Asker, { db, quotas, settings }: LimitDependencies): Promise<void> {
  for (const quota of slowQuotasOf(asker, settings)) {
    const retryAfterS = await quotas.waitFor(db, quota);
    if (retryAfterS !== undefined) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS });
  }
  const { passportReadingsPerDevice, passportReadingsPerAddress } = settings;
  for (const quota of quotasOf('passport photo', asker, passportReadingsPerDevice, passportReadingsPerAddress)) {
    const taken = await quotas.take(db, quota);
    if (!taken.isGiven) throw new DomainError(errorCodes.tooManyRequests, { retryAfterS: taken.retryAfterS });
  }
}

export async function countSlowPhoto(asker: Asker, { db, quotas, settings }: LimitDependencies): Promise<void> {
  for (const quota of slowQuotasOf(asker, settings)) await quotas.take(db, quota);
}
