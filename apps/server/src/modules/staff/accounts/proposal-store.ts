import { type StaffProposal, staffChange } from '@taga/contract/records/desk/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

interface NewProposal extends Pick<StaffProposal, 'id' | 'staffId' | 'loginId' | 'name' | 'change'> {
  readonly by: string;
  readonly at: Date;
}

/** False where something is proposed of this person already. */
export async function insertProposal(trx: Transaction<DB>, proposal: NewProposal): Promise<boolean> {
  const { id, staffId, loginId, name, change, by, at } = proposal;
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('staff_proposals')
    .values({
      id,
      staff_id: staffId,
      login_id: loginId,
      name,
      change: JSON.stringify(change),
      proposed_by: by,
      proposed_at: at,
    })
    .onConflict((conflict) => conflict.column('login_id').where(sql<boolean>`state = 'OPEN'`).doNothing())
    .executeTakeFirst();
  return added === 1n;
}

/** The oldest first. */
export async function listOpenProposals(db: Kysely<DB>): Promise<StaffProposal[]> {
  const rows = await db
    .selectFrom('staff_proposals as proposal')
    .innerJoin('staff', 'staff.id', 'proposal.proposed_by')
    .selectAll('proposal')
    .select('staff.name as proposer')
    .where('state', '=', 'OPEN')
    .orderBy('proposed_at')
    .orderBy('proposal.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    loginId: row.login_id,
    name: row.name,
    change: staffChange.parse(row.change),
    proposedBy: { id: row.proposed_by, name: row.proposer },
    proposedAt: row.proposed_at.toISOString(),
  }));
}

interface Closed {
  readonly state: 'CONFIRMED' | 'DECLINED' | 'WITHDRAWN';
  /** Null where its proposer took it back. */
  readonly by: string | null;
  readonly at: Date;
}

/** The database refuses a confirmation by its proposer, whatever was checked before. */
export async function closeProposal(trx: Transaction<DB>, id: string, { state, by, at }: Closed): Promise<void> {
  await trx
    .updateTable('staff_proposals')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}

/** What was proposed of somebody before they were changed, or by somebody before they were, is nothing to confirm. */
export async function outdateProposals(trx: Transaction<DB>, staffId: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff_proposals')
    .set({ state: 'OUTDATED', decided_at: at })
    .where((row) => row.or([row('staff_id', '=', staffId), row('proposed_by', '=', staffId)]))
    .where('state', '=', 'OPEN')
    .execute();
}

export async function hasConfirmedProposal(db: Kysely<DB>): Promise<boolean> {
  const row = await db
    .selectFrom('staff_proposals')
    .select('id')
    .where('state', '=', 'CONFIRMED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
