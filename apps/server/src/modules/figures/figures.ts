import type { Figures, HealthFigures, HealthGrouping } from '@taga/contract/records/desk/figures';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { timeToDecision } from './decisions-store.ts';
import { codesByGroup, dropOffByGroup, identityByGroup } from './health-store.ts';
import { type Days, periodOf } from './period.ts';
import { applicationsPerDay, codesPerDay, dropOff, identityPerDay } from './totals-store.ts';

/** One after the other: a page of figures may take its time and not the connections that customers need. */
export async function readFigures(days: Days, db: Kysely<DB>): Promise<Figures> {
  const period = periodOf(days);
  return {
    applications: await applicationsPerDay(db, period),
    dropOff: await dropOff(db, period),
    decisions: await timeToDecision(db, period),
    identity: await identityPerDay(db, period),
    codes: await codesPerDay(db, period),
  };
}

export async function readHealth(days: Days, by: HealthGrouping, db: Kysely<DB>): Promise<HealthFigures> {
  const period = periodOf(days);
  return {
    dropOff: await dropOffByGroup(db, period, by),
    codes: await codesByGroup(db, period, by),
    identity: await identityByGroup(db, period, by),
  };
}
