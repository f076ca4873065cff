import { type ChosenReason, chosenReason, type ProposalState } from '@taga/contract/records/desk/cases';
import { defaultLanguage, type LocalizedText } from '@taga/i18n';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { joinedStaff } from '../../../db/joined-staff.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { remarksOf } from '../../messaging/inbox/index.ts';
import type { StaffMember } from '../case-history/index.ts';

/** What becomes of a case, as a maker proposes it. */
export interface ProposedDecision {
  /** One of its kind of application. */
  readonly kind: string;
  readonly reasons: readonly ChosenReason[];
  /** What the customer is to do again; the whole application where nothing is named. */
  readonly items: readonly string[];
  /** For the checker. */
  readonly remark: string | null;
  /** For the customer. */
  readonly remarks: LocalizedText | null;
  /** What only some kinds have: a limit, for example. */
  readonly terms: Readonly<Record<string, unknown>>;
}

interface NewProposal extends ProposedDecision {
  readonly id: string;
  readonly caseId: string;
  readonly by: string;
  readonly at: Date;
}

export interface Proposal extends Omit<NewProposal, 'by' | 'caseId'> {
  readonly by: StaffMember;
  readonly state: ProposalState;
  readonly decidedBy: StaffMember | null;
  readonly decidedAt: Date | null;
  readonly decidedRemark: string | null;
  /** Of a correction: when the customer submitted the application again, and what was not as it had been. */
  readonly answeredAt: Date | null;
  readonly changedItems: readonly string[];
  /** The record that was submitted before. */
  readonly recordBefore: unknown;
}

export async function insertProposal(trx: Transaction<DB>, proposal: NewProposal): Promise<void> {
  await trx
    .insertInto('case_proposals')
    .values({
      id: proposal.id,
      authorization_req_id: proposal.caseId,
      kind: proposal.kind,
      reasons: JSON.stringify(proposal.reasons),
      items: [...proposal.items],
      // A server of the version before reads one language.
      remark: proposal.remark ?? proposal.remarks?.[defaultLanguage] ?? null,
      remarks: proposal.remarks && JSON.stringify(proposal.remarks),
      terms: JSON.stringify(proposal.terms),
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

function toProposal(row: Row): Proposal {
  return {
    id: row.id,
    kind: row.kind,
    reasons: z.array(chosenReason).parse(row.reasons),
    items: row.items,
    remark: row.remark,
    remarks: remarksOf(row),
    terms: z.record(z.string(), z.unknown()).parse(row.terms),
    by: { staffId: row.proposed_by, name: row.maker_name },
    at: row.proposed_at,
    state: row.state,
    decidedBy: joinedStaff(row.decided_by, row.checker_name),
    decidedAt: row.decided_at,
    decidedRemark: row.decided_remark,
    answeredAt: row.answered_at,
    changedItems: row.changed_items,
    recordBefore: row.record_before,
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

interface Closed {
  readonly state: 'CONFIRMED' | 'SENT_BACK' | 'WITHDRAWN';
  /** Null where its maker took it back. */
  readonly by: string | null;
  readonly remark: string | null;
  readonly at: Date;
}

/** The database refuses a decision by its maker, whatever was checked before. */
export async function closeProposal(
  trx: Transaction<DB>,
  id: string,
  { state, by, remark, at }: Closed,
): Promise<void> {
  await trx
    .updateTable('case_proposals')
    .set({ state, decided_by: by, decided_at: at, decided_remark: remark })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}

/** What was proposed before something changed is nothing to confirm. */
export async function outdateProposal(trx: Transaction<DB>, authorizationReqId: string, at: Date): Promise<void> {
  await trx
    .updateTable('case_proposals')
    .set({ state: 'OUTDATED', decided_at: at })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** What came of a correction: what is not as it was, and how it was. */
export interface AnsweredCorrection {
  readonly changedItems: readonly string[];
  readonly recordBefore?: unknown;
}

/** The customer has done what the last correction asked for. */
export async function answerCorrection(
  trx: Transaction<DB>,
  authorizationReqId: string,
  { changedItems, recordBefore }: AnsweredCorrection,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('case_proposals')
    .set({
      answered_at: at,
      changed_items: [...changedItems],
      record_before: recordBefore === undefined ? null : JSON.stringify(recordBefore),
    })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('state', '=', 'CONFIRMED')
    .where('answered_at', 'is', null)
    .execute();
}

interface OpenProposal {
  readonly kind: string;
  readonly by: StaffMember;
}

/** What is proposed of several cases and nobody has decided yet, by the case. */
export async function listOpenProposals(
  db: Kysely<DB>,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, OpenProposal>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('case_proposals')
    .innerJoin('staff', 'staff.id', 'proposed_by')
    .select(['authorization_req_id', 'kind', 'proposed_by', 'staff.name'])
    .where('authorization_req_id', 'in', caseIds)
    .where('state', '=', 'OPEN')
    .execute();
  return new Map(
    rows.map((row) => [row.authorization_req_id, { kind: row.kind, by: { staffId: row.proposed_by, name: row.name } }]),
  );
}
