import type { Figures } from '@taga/contract/records/desk/figures';

export const outcomes = ['open', 'review', 'rejected', 'begun'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeOf: Readonly<Record<string, Outcome>> = { COMPLETED: 'open', REJECTED: 'rejected', INIT: 'begun' };

/** How many applications of each day have come to what. */
export function outcomesOfDay(figures: Figures, day: string): number[] {
  const ofDay = figures.applications.filter((each) => each.day === day);
  return outcomes.map((outcome) =>
    ofDay
      .filter(({ status }) => (outcomeOf[status] ?? 'review') === outcome)
      .reduce((sum, { count }) => sum + count, 0),
  );
}

/** What was asked for beside accounts: how many of each kind have come to what, the days together. */
export function requestSums({ requests }: Figures): { kind: string; status: string; count: number }[] {
  const sums = new Map<string, { kind: string; status: string; count: number }>();
  for (const { kind, status, count } of requests) {
    const sum = sums.get(`${kind}:${status}`) ?? { kind, status, count: 0 };
    sums.set(`${kind}:${status}`, { ...sum, count: sum.count + count });
  }
  return [...sums.values()];
}

/** A part of a whole; nothing where there is no whole. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);

/** The four numbers that a day begins with. */
export function headlines({ applications, decisions, identity, codes }: Figures) {
  const handedIn = applications.filter(({ status }) => status !== 'INIT');
  const verified = sumOf(identity, (each) => each.verified);
  const sent = sumOf(codes, (each) => each.sent);
  return {
    begun: sumOf(applications, ({ count }) => count),
    handedIn: sumOf(handedIn, ({ count }) => count),
    decisions: decisions.count,
    medianMinutes: decisions.medianMinutes ?? undefined,
    passRate: share(verified, sumOf(identity, ({ failed, undecided }) => failed + undecided) + verified),
    codeRate: share(sent, sumOf(codes, ({ failed, expired }) => failed + expired) + sent),
  };
}
