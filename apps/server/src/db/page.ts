import type { SelectQueryBuilder } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A page of a list, counted from 1. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

export function rowsBefore({ number, size }: Page): number {
  return (number - 1) * size;
}

/** Of a query that selects nothing yet. */
export async function countRows<Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
