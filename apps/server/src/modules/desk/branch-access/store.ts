import { isWithinBranches } from '@taga/contract/rules/access/branch-scope';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/** Of a case in any list; nothing where there is no such case. */
export async function findBranchOfCase(db: Kysely<DB>, id: string): Promise<{ branchCode: string | null } | undefined> {
  return db
    .selectFrom('cases')
    .select('branch_code as branchCode')
    .where('authorization_req_id', '=', id)
    .executeTakeFirst();
}

/** Those of the customers who have a case in one of the branches. */
export async function findCustomersWithin(
  db: Kysely<DB>,
  customerIds: readonly string[],
  branches: readonly string[] | null,
): Promise<ReadonlySet<string>> {
  if (branches === null || customerIds.length === 0) return new Set(customerIds);
  if (branches.length === 0) return new Set();
  const rows = await db
    .selectFrom('cases')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .where('branch_code', 'in', branches)
    .execute();
  return new Set(rows.map((row) => row.customer_id));
}

/** Those of the applications whose case belongs to another branch. What is not submitted yet belongs to none. */
export async function findApplicationsOutside(
  db: Kysely<DB>,
  ids: readonly string[],
  branches: readonly string[] | null,
): Promise<ReadonlySet<string>> {
  if (branches === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('cases')
    .select(['authorization_req_id', 'branch_code'])
    .where('authorization_req_id', 'in', ids)
    .execute();
  const outside = rows.filter((row) => !isWithinBranches(branches, row.branch_code));
  return new Set(outside.map((row) => row.authorization_req_id));
}
