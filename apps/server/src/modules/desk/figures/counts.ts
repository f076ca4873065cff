import type { Figures } from '@taga/contract/records/desk/figures';
import type { GroupCount } from './groups-store.ts';
import { type KeyCount, statusOf } from './step-figures.ts';
import type { DayCount } from './totals-store.ts';

type CountOf = (key: string) => number;

export const identityCounts = (of: CountOf) => ({
  verified: of('VERIFIED'),
  failed: of('FAILED'),
  undecided: of('PENDING'),
});
export const codeCounts = (of: CountOf) => ({ sent: of('sent'), failed: of('failed'), expired: of('expired') });

export const sum = (counts: readonly KeyCount[]) => counts.reduce((total, { count }) => total + count, 0);

const countIn =
  (counts: readonly KeyCount[]): CountOf =>
  (wanted) =>
    sum(counts.filter(({ key }) => key === wanted));

/** What has one name together, in the order in which the names come. */
function together<Each>(all: readonly Each[], nameOf: (each: Each) => string): [name: string, some: Each[]][] {
  const found = new Map<string, Each[]>();
  for (const each of all) {
    const some = found.get(nameOf(each));
    if (some) some.push(each);
    else found.set(nameOf(each), [each]);
  }
  return [...found];
}

export function byDay(counts: readonly DayCount[]) {
  return together(counts, ({ day }) => day).map(([day, some]) => ({ day, counts: some, of: countIn(some) }));
}

export function byGroup(counts: readonly GroupCount[]) {
  return together(counts, ({ group }) => group).map(([group, some]) => ({
    group,
    people: some[0]?.people ?? 0,
    counts: some,
    of: countIn(some),
  }));
}

/** Of counts of applications: how many have which status, however far they came. */
export function statusesPerDay(counts: readonly DayCount[]): Figures['applications'] {
  return byDay(counts).flatMap(({ day, counts: some }) =>
    together(some, ({ key }) => statusOf(key)).map(([status, each]) => ({ day, status, count: sum(each) })),
  );
}

/** Of counts of what is asked for beside accounts: how many of a kind have which status. */
export function requestsPerDay(counts: readonly DayCount[]): Figures['requests'] {
  return counts.map(({ day, key, count }) => {
    const [kind = '', status = ''] = key.split(':');
    return { day, kind, status, count };
  });
}
