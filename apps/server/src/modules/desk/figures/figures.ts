import type { Figures, HealthFigures, HealthGrouping } from '@taga/contract/records/desk/figures';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { byDay, byGroup, codeCounts, identityCounts, requestsPerDay, statusesPerDay, sum } from './counts.ts';
import { timeToDecision } from './decisions-store.ts';
import { countsPerGroup } from './groups-store.ts';
import { type Days, periodOf } from './period.ts';
import { isSubmitted, stepFigures } from './step-figures.ts';
import { countsPerDay } from './totals-store.ts';

/** One after the other: a page of figures may take its time and not the connections that customers need. */
export async function readFigures(days: Days, db: Kysely<DB>): Promise<Figures> {
  const period = periodOf(days);
  const applications = await countsPerDay(db, 'applications', period);
  return {
    applications: statusesPerDay(applications),
    dropOff: stepFigures(applications),
    requests: requestsPerDay(await countsPerDay(db, 'requests', period)),
    decisions: await timeToDecision(db, period),
    identity: byDay(await countsPerDay(db, 'identity', period)).map(({ day, of }) => ({ day, ...identityCounts(of) })),
    codes: byDay(await countsPerDay(db, 'codes', period)).map(({ day, of }) => ({ day, ...codeCounts(of) })),
  };
}

export async function readHealth(days: Days, by: HealthGrouping, db: Kysely<DB>): Promise<HealthFigures> {
  const period = periodOf(days);
  const applications = await countsPerGroup(db, 'applications', period, by);
  const codes = await countsPerGroup(db, 'codes', period, by);
  const identity = await countsPerGroup(db, 'identity', period, by);
  return {
    dropOff: byGroup(applications).map(({ group, people, counts }) => ({
      group,
      people,
      applications: sum(counts),
      handedIn: sum(counts.filter(({ key }) => isSubmitted(key))),
      steps: stepFigures(counts).filter(({ completed }) => completed > 0),
    })),
    codes: byGroup(codes).map(({ group, people, of }) => ({ group, people, ...codeCounts(of) })),
    identity: byGroup(identity).map(({ group, people, of }) => ({ group, people, ...identityCounts(of) })),
  };
}
