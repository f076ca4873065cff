/** A page of a list, counted from 1. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

export function rowsBefore({ number, size }: Page): number {
  return (number - 1) * size;
}
