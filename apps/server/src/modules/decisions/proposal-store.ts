import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import { type ChosenReason, chosenReason, type DecisionKind } from '@taga/contract/records/desk/cases';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/schema.gen.ts';
import type { StaffMember } from '../case-history/index.ts';

interface NewProposal {
  readonly id: string;
  readonly caseId: string;
  readonly kind: DecisionKind;
  readonly reasons: readonly ChosenReason[];
  readonly items: readonly CorrectionItem[];
  readonly remark: string | null;
  readonly linkCustomerNo: string | null;
  readonly by: string;
  readonly at: Date;
}

export interface Proposal extends Omit<NewProposal, 'by' | 'caseId'> {
  readonly by: StaffMember;
  readonly state: 'OPEN' | 'CONFIRMED' | 'SENT_BACK' | 'OUTDATED';
  readonly decidedBy: StaffMember | null;
  readonly decidedAt: Date | null;
  readonly decidedRemark: string | null;
  /** Of a correction: when the customer handed the application in again, and what was not as it had been. */
  readonly answeredAt: Date | null;
  readonly changedItems: readonly CorrectionItem[];
}

export async function keepProposal(trx: Transaction<DB>, proposal: NewProposal): Promise<void> {
  await trx
    .insertInto('case_proposals')
    .values({
      id: proposal.id,
      authorization_req_id: proposal.caseId,
      kind: proposal.kind,
      reasons: JSON.stringify(proposal.reasons),
      items: [...proposal.items],
      remark: proposal.remark,
      link_customer_no: proposal.linkCustomerNo,
      proposed_by: proposal.by,
      proposed_at: proposal.at,
    })
    .execute();
}

function proposalsOf(db: Kysely<DB>, caseId: string) {
  return db
    .selectFrom('case_proposals')
    .innerJoin('staff as maker', 'maker.id', 'proposed_by')
    .leftJoin('staff as checker', 'checker.id', 'decided_by')
    .selectAll('case_proposals')
    .select(['maker.name as maker_name', 'checker.name as checker_name'])
    .where('authorization_req_id', '=', caseId)
    .orderBy('proposed_at', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof proposalsOf>['executeTakeFirstOrThrow']>>;

/** The constraints of the table keep the choices within what is claimed here. */
function toProposal(row: Row): Proposal {
  return {
    id: row.id,
    kind: row.kind as DecisionKind,
    reasons: z.array(chosenReason).parse(row.reasons),
    items: row.items as CorrectionItem[],
    remark: row.remark,
    linkCustomerNo: row.link_customer_no,
    by: { staffId: row.proposed_by, name: row.maker_name },
    at: row.proposed_at,
    state: row.state as Proposal['state'],
    decidedBy: row.decided_by === null ? null : { staffId: row.decided_by, name: row.checker_name ?? '' },
    decidedAt: row.decided_at,
    decidedRemark: row.decided_remark,
    answeredAt: row.answered_at,
    changedItems: row.changed_items as CorrectionItem[],
  };
}

/** The newest first. */
export async function listProposals(db: Kysely<DB>, caseId: string): Promise<Proposal[]> {
  return (await proposalsOf(db, caseId).execute()).map(toProposal);
}

export async function findOpenProposal(trx: Transaction<DB>, caseId: string): Promise<Proposal | undefined> {
  const row = await proposalsOf(trx, caseId).where('state', '=', 'OPEN').executeTakeFirst();
  return row && toProposal(row);
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
    .updateTable('case_proposals')
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
