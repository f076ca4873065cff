import rows from '../../data/service-levels.json' with { type: 'json' };

interface ServiceLevel {
  /** The desk's list; null for every list that is not named. */
  readonly queue: string | null;
  readonly accountClass: string | null;
  /** In which branches are open. */
  readonly hours: number;
}

const levels: readonly ServiceLevel[] = rows;

/** For how many hours of work the bank may have a case before it is late. */
export function allowedHours(queue: string, accountClass: string | null): number {
  const level =
    levels.find((each) => each.queue === queue && each.accountClass === accountClass) ??
    levels.find((each) => each.queue === null);
  if (!level) throw new Error('The service levels have no row for what they do not name.');
  return level.hours;
}

export const mostAllowedHours: number = Math.max(...levels.map(({ hours }) => hours));
