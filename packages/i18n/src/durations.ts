export interface Duration {
  readonly unit: 'hours' | 'minutes' | 'seconds';
  readonly count: number;
}

/** In hours or minutes where they are whole: `24 hours`, `5 minutes`, but `90 seconds`. */
export function durationOf(seconds: number): Duration {
  if (seconds % 3600 === 0) return { unit: 'hours', count: seconds / 3600 };
  if (seconds % 60 === 0) return { unit: 'minutes', count: seconds / 60 };
  return { unit: 'seconds', count: seconds };
}
