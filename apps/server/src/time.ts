export const dayS = 24 * 60 * 60;

/** Earlier, where the seconds are negative. */
export function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
