import type { CardDecisionKind } from '@taga/contract/journeys/card-application/decisions';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { StaffMember } from '../case-history/index.ts';

interface NewProposal {
  readonly id: string;
  readonly documentNo: string;
  readonly kind: CardDecisionKind;
  /** Of an approval, in whole kyats. */
  readonly limit: number | null;
  readonly remark: string | null;
  readonly by: string;
  readonly at: Date;
}

export interface CardProposal extends Omit<NewProposal, 'by' | 'documentNo'> {
  readonly by: StaffMember;
  readonly state: 'OPEN' | 'CONFIRMED' | 'SENT_BACK' | 'OUTDATED';
  readonly decidedBy: StaffMember | null;
  readonly decidedAt: Date | null;
  readonly decidedRemark: string | null;
}

export async function keepProposal(trx: Transaction<DB>, proposal: NewProposal): Promise<void> {
  await trx
    .insertInto('card_proposals')
    .values({
      id: proposal.id,
      document_no: proposal.documentNo,
      kind: proposal.kind,
      limit_amount: proposal.limit,
      remark: proposal.remark,
      proposed_by: proposal.by,
      proposed_at: proposal.at,
    })
    .execute();
}

/** The newest first. The constraints of the table keep the choices within what is claimed here. */
export async function listProposals(db: Kysely<DB>, documentNo: string): Promise<CardProposal[]> {
  const rows = await db
    .selectFrom('card_proposals')
    .innerJoin('staff as maker', 'maker.id', 'proposed_by')
    .leftJoin('staff as checker', 'checker.id', 'decided_by')
    .selectAll('card_proposals')
    .select(['maker.name as maker_name', 'checker.name as checker_name'])
    .where('document_no', '=', documentNo)
    .orderBy('proposed_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as CardDecisionKind,
    limit: row.limit_amount === null ? null : Number(row.limit_amount),
    remark: row.remark,
    by: { staffId: row.proposed_by, name: row.maker_name },
    at: row.proposed_at,
    state: row.state as CardProposal['state'],
    decidedBy: row.decided_by === null ? null : { staffId: row.decided_by, name: row.checker_name ?? '' },
    decidedAt: row.decided_at,
    decidedRemark: row.decided_remark,
  }));
}

export async function findOpenProposal(trx: Transaction<DB>, documentNo: string): Promise<CardProposal | undefined> {
  return (await listProposals(trx, documentNo)).find(({ state }) => state === 'OPEN');
}

interface Decided {
  readonly state: 'CONFIRMED' | 'SENT_BACK';
  readonly by: string;
  readonly remark: string | null;
  readonly at: Date;
}

/** The database refuses it to whoever proposed it, whatever was checked before. */
export async function decideProposal(trx: Transaction<DB>, id: string, decided: Decided): Promise<void> {
  await trx
    .updateTable('card_proposals')
    .set({
      state: decided.state,
      decided_by: decided.by,
      decided_at: decided.at,
      decided_remark: decided.remark,
    })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}

/** What was proposed of an application that the customer has handed in anew is proposed of something else. */
export async function outdateProposals(trx: Transaction<DB>, documentNo: string, at: Date): Promise<void> {
  await trx
    .updateTable('card_proposals')
    .set({ state: 'OUTDATED', decided_at: at })
    .where('document_no', '=', documentNo)
    .where('state', '=', 'OPEN')
    .execute();
}
