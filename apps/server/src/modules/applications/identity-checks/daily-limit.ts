import { errorCodes } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { dayS } from '../../../time.ts';
import type { IdentityCheckDependencies } from './identity-check.ts';

/** Who asks until the order comes that a recording has, or tries faces, runs out of tries for the day. */
export async function countForDay(
  db: Kysely<DB>,
  what: 'turns asked' | 'identity check',
  customerId: string,
  { quotas, settings }: Pick<IdentityCheckDependencies, 'quotas' | 'settings'>,
): Promise<void> {
  const max = what === 'turns asked' ? settings.identityTurnsPerDay : settings.identityChecksPerDay;
  const taken = await quotas.take(db, { what, owner: customerId, max, periodS: dayS });
  if (taken.isGiven) return;
  throw new DomainError(errorCodes.identityTriesUsedUp, { retryAfterS: taken.retryAfterS });
}
