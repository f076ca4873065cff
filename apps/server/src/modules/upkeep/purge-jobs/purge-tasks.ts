import type { Kysely } from 'kysely';
import { purgeTable } from '../../../db/purge-rows.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { HousekeepingTask } from '../../../jobs/housekeeping.ts';
import { dayS, later } from '../../../time.ts';
import { purgeDecoyCodes } from '../../access/one-time-codes/index.ts';
import { purgeDecoyMessages } from '../../messaging/channels/index.ts';
import { type LifetimeSettings, lifetimesOf } from './lifetimes.ts';

interface PurgeDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly settings: LifetimeSettings;
}

const everyS = 60;

/**
 * Deletes the rows that have lived long enough, a task for each table. Where rows are added some are purged as well; this
 * keeps the promise when a flood of them is followed by nothing.
 */
export function purgeTasks({ db, now, settings }: PurgeDependencies): HousekeepingTask[] {
  const aDayAgo = () => later(now(), -dayS);
  const ofTables = Object.entries(lifetimesOf(settings)).flatMap(([table, { purge }]) =>
    purge ? [{ name: table, run: () => purgeTable(db, table, purge.column, later(now(), -purge.retentionS)) }] : [],
  );
  const ofDecoy = [
    { name: 'codes-of-nobody', run: () => purgeDecoyCodes(db, aDayAgo()) },
    { name: 'messages-to-nobody', run: () => purgeDecoyMessages(db, aDayAgo()) },
  ];
  return [...ofTables, ...ofDecoy].map(({ name, run }) => ({
    name: `purge-${name.replaceAll('_', '-')}`,
    everyS,
    run,
  }));
}
