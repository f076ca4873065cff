import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { purgeTable } from '../../../db/sweep-rows.ts';
import type { HousekeepingTask } from '../../../jobs/housekeeping.ts';
import { dayS, later } from '../../../time.ts';
import { purgeCodesOfNobody } from '../../access/one-time-codes/index.ts';
import { purgeMessagesToNobody } from '../../messaging/channels/index.ts';
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
    purge ? [{ name: table, run: () => purgeTable(db, table, purge.column, later(now(), -purge.keepS)) }] : [],
  );
  const ofNobody = [
    { name: 'codes-of-nobody', run: () => purgeCodesOfNobody(db, aDayAgo()) },
    { name: 'messages-to-nobody', run: () => purgeMessagesToNobody(db, aDayAgo()) },
  ];
  return [...ofTables, ...ofNobody].map(({ name, run }) => ({
    name: `purge-${name.replaceAll('_', '-')}`,
    everyS,
    run,
  }));
}
