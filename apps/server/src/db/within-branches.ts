import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The branches that somebody may see; null is all of them. */
export type Branches = readonly string[] | null;

const everything = sql<SqlBool>`true`;

/** A condition on a query of `cases`. */
export function isCaseWithin(branches: Branches): RawBuilder<SqlBool> {
  return branches === null ? everything : sql`cases.branch_code = any (${branches}::text[])`;
}

/** A condition on a query with a customer's id in this column: they have a case in one of the branches. */
export function isCustomerWithin(branches: Branches, column: string): RawBuilder<SqlBool> {
  if (branches === null) return everything;
  return sql`exists (select from cases where cases.customer_id = ${sql.ref(column)} and ${isCaseWithin(branches)})`;
}
