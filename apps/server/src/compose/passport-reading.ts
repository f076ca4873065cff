import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { createMediaProcess } from '../media/index.ts';
import type { Quotas } from '../modules/access/quotas/index.ts';
import { passportReadingRoutes } from '../modules/customers/passport-reading/index.ts';
import type { Settings } from '../settings.ts';
import { imageLimits, mediaScriptOf } from './files.ts';

interface PassportReadingParts {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly quotas: Quotas;
  readonly mediaScript?: string | undefined;
}

/** A process of its own, which is there only while somebody signs up with a passport: unauthenticated users hold up no customer. */
export function composePassportReading({ db, settings, now, quotas, mediaScript }: PassportReadingParts) {
  const timeoutMs = settings.passportReadingTimeoutMs;
  const media = createMediaProcess({ ...imageLimits, script: mediaScriptOf(mediaScript), timeoutMs });
  return {
    implementations: passportReadingRoutes({ db, now, quotas, media, settings }),
    stop: () => media.stop(),
  };
}
