import { mostCasesCounted } from '@taga/contract/constants';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Case } from './case.ts';
import { casesWithNames, toCase } from './store.ts';

/** The last case of the page before. */
export interface QueuePlace {
  /** As the database writes it, which knows smaller parts of a second than we do. */
  readonly handedInAt: string;
  readonly id: string;
}

export interface QueueFilter {
  readonly status: CaseStatus;
  readonly accountClass: string | undefined;
  readonly branchCode: string | undefined;
  readonly identity: IdentityStatus | undefined;
  readonly handedInBefore: Date | undefined;
  /** Those that this member of staff holds, whatever their status. */
  readonly heldBy: string | undefined;
  readonly after: QueuePlace | undefined;
}

export interface QueuedCase {
  readonly found: Case;
  readonly place: QueuePlace;
}

/** The oldest first, read in the order of an index. */
export async function findQueue(
  db: Kysely<DB>,
  { status, accountClass, branchCode, identity, handedInBefore, heldBy, after }: QueueFilter,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<QueuedCase[]> {
  const rows = await casesWithNames(db)
    .select(sql<string>`cases.handed_in_at::text`.as('exactly'))
    .$if(heldBy === undefined, (query) => query.where('cases.status', '=', status))
    .$if(heldBy !== undefined, (query) => query.where('held_by', '=', heldBy as string).where('held_until', '>', at))
    .$if(accountClass !== undefined, (query) => query.where('cases.account_class', '=', accountClass as string))
    .$if(branchCode !== undefined, (query) => query.where('cases.branch_code', '=', branchCode as string))
    .$if(identity !== undefined, (query) => query.where('cases.identity_status', '=', identity as string))
    .$if(handedInBefore !== undefined, (query) => query.where('cases.handed_in_at', '<=', handedInBefore as Date))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(cases.handed_in_at, cases.authorization_req_id) > (${after?.handedInAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('cases.handed_in_at')
    .orderBy('cases.authorization_req_id')
    // Written out: a plan for any limit would be one for many rows.
    .limit(sql.lit(limit))
    .execute();
  return rows.map((row) => ({
    found: toCase(row),
    place: { handedInAt: row.exactly, id: row.authorization_req_id },
  }));
}

export interface QueueCounts {
  readonly waiting: number;
  readonly proposed: number;
  readonly correction: number;
  readonly opening: number;
  readonly mine: number;
}

/** Counted no further than anybody reads, so that a long queue costs no more than a short one. */
export async function countQueue(db: Kysely<DB>, staffId: string, at: Date): Promise<QueueCounts> {
  const count = (status: CaseStatus) =>
    sql`(select count(*)::int from (
      select from cases where status = ${status} order by handed_in_at limit ${sql.lit(mostCasesCounted)}) counted)`;
  const { rows } = await sql<QueueCounts>`
    select ${count('WAITING')} waiting, ${count('PROPOSED')} proposed, ${count('CORRECTION')} correction,
      ${count('OPENING')} opening,
      (select count(*)::int from (
        select from cases where held_by = ${staffId} and held_until > ${at} limit ${sql.lit(mostCasesCounted)}) counted) mine
  `.execute(db);
  return rows[0] as QueueCounts;
}
