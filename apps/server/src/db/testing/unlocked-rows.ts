import type { TestDatabase } from './test-database.ts';

/** How many rows of a table anyone could change at the moment: those that no other transaction has locked. */
export async function countUnlocked({ pool }: TestDatabase, table: string): Promise<number> {
  const { rows } = await pool.query(`select 1 from ${table} for update skip locked`);
  return rows.length;
}
