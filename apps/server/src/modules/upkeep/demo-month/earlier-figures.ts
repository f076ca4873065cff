import { accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import { addDayCounts, type DayCount } from '../../desk/figures/index.ts';

/** The days before the month, so that three months can be looked at. */
const [firstDay, lastDay] = [90, 30];
const stepNames = accountOpeningSteps.map(({ name }) => name).filter((name) => name !== 'form-qa-22');

/** A bank that grows, with quiet weekends. */
function submittedOn(at: Date, daysAgo: number): number {
  const isWeekend = [0, 6].includes(at.getUTCDay());
  return isWeekend ? daysAgo % 2 : 3 + Math.round((firstDay - daysAgo) / 20) + ((daysAgo * 7) % 4);
}

/** What was counted on days whose applications were erased since: counts of days are all that is left of them. */
export async function countEarlierDays(db: Kysely<DB>, began: Date): Promise<void> {
  const applications: DayCount[] = [];
  const identity: DayCount[] = [];
  const codes: DayCount[] = [];
  for (let daysAgo = firstDay; daysAgo >= lastDay; daysAgo -= 1) {
    const at = later(began, -daysAgo * dayS);
    const day = myanmarToday(at);
    const submitted = submittedOn(at, daysAgo);
    if (submitted === 0) continue;
    const rejected = daysAgo % 4 === 0 ? 1 : 0;
    const left = stepNames.slice(0, 1 + ((daysAgo * 3) % (stepNames.length - 1)));
    applications.push(
      { day, key: `COMPLETED:${stepNames.join(',')}`, count: Math.max(submitted - rejected, 1) },
      { day, key: `INIT:${left.join(',')}`, count: 1 + (daysAgo % 2) },
      ...(rejected ? [{ day, key: `REJECTED:${stepNames.join(',')}`, count: rejected }] : []),
    );
    identity.push({ day, key: 'VERIFIED', count: submitted }, { day, key: 'FAILED', count: daysAgo % 3 });
    codes.push({ day, key: 'sent', count: submitted * 3 + 1 }, { day, key: 'expired', count: daysAgo % 2 });
  }
  const some = (counts: readonly DayCount[]) => counts.filter(({ count }) => count > 0);
  await addDayCounts(db, 'applications', some(applications));
  await addDayCounts(db, 'identity', some(identity));
  await addDayCounts(db, 'codes', some(codes));
}
