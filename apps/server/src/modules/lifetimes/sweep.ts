import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { dayS, later } from '../../time.ts';
import { type LifetimeSettings, lifetimesOf } from './lifetimes.ts';
import { sweepCodesOfNobody, sweepMessagesToNobody, sweepTable } from './store.ts';

export interface SweepDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly settings: LifetimeSettings;
}

/**
 * Takes away what has lived long enough, in every table. Where rows are added some are swept as well; this keeps the
 * promise when a flood of them is followed by nothing.
 */
export async function sweepAll({ db, now, settings }: SweepDependencies): Promise<void> {
  const at = now();
  for (const [table, { sweep }] of Object.entries(lifetimesOf(settings))) {
    if (sweep) await sweepTable(db, table, sweep.column, later(at, -sweep.keepS));
  }
  const aDayAgo = later(at, -dayS);
  await sweepCodesOfNobody(db, aDayAgo);
  await sweepMessagesToNobody(db, aDayAgo);
}

const everyMs = 60_000;

/** For a job that comes by more often than there is something to do. */
export function createSweep(dependencies: SweepDependencies): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    const at = dependencies.now().getTime();
    if (at - sweptAt < everyMs) return;
    sweptAt = at;
    await sweepAll(dependencies);
  };
}
