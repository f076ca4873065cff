import type { CardStatus } from '@taga/contract/journeys/card-application/decisions';
import { savedCardAnswers } from '@taga/contract/records/card-answers';
import { creditOrder } from '@taga/contract/records/credit-order';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { CardApplications, DB } from '../../db/schema.gen.ts';
import { isUuid } from '../../uuid.ts';
import type { CardApplication, HandedIn, KeptAnswers } from './card-application.ts';

const handedIn: z.ZodMiniType<HandedIn> = z.extend(z.omit(creditOrder, { Documents: true }), {
  Applicant: z.omit(creditOrder.shape.Applicant, {
    APPLICATION_STATUS: true,
    DOCUMENT_NO: true,
    APPROVED_AMOUNT: true,
    INCOMPLETE_REMARK: true,
  }),
});

/** The constraint of the table keeps the status within what is claimed here. */
export function toCardApplication(row: Selectable<CardApplications>): CardApplication {
  return {
    documentNo: row.document_no,
    customerId: row.customer_id,
    status: row.status as CardApplication['status'],
    answers: savedCardAnswers.parse(row.answers),
    handedIn: row.handed_in === null ? null : handedIn.parse(row.handed_in),
    requestedAmount: row.requested_amount === null ? null : Number(row.requested_amount),
    approvedAmount: row.approved_amount === null ? null : Number(row.approved_amount),
    remark: row.remark,
    isCorrected: row.is_corrected,
    revision: row.revision,
    createdAt: row.created_at,
    handedInAt: row.handed_in_at,
  };
}

interface Named {
  readonly customerId: string;
  readonly documentNo: string;
}

function named(db: Kysely<DB>, { customerId, documentNo }: Named) {
  return db
    .selectFrom('card_applications')
    .selectAll()
    .where('document_no', '=', isUuid(documentNo) ? documentNo : null)
    .where('customer_id', '=', customerId);
}

/** The customer's own. */
export async function findCardApplication(db: Kysely<DB>, asked: Named): Promise<CardApplication | undefined> {
  const row = await named(db, asked).executeTakeFirst();
  return row && toCardApplication(row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockCardApplication(trx: Transaction<DB>, asked: Named): Promise<CardApplication | undefined> {
  const row = await named(trx, asked).forUpdate().executeTakeFirst();
  return row && toCardApplication(row);
}

const open = ['DRAFT', 'PENDING', 'INCOMPLETED', 'INSUFFICIENT', 'APPROVED'];

/** What is under way: a customer has one at most. */
export async function findOpenApplication(db: Kysely<DB>, customerId: string): Promise<CardApplication | undefined> {
  const row = await db
    .selectFrom('card_applications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', 'in', open)
    .executeTakeFirst();
  return row && toCardApplication(row);
}

/** The oldest first, drafts too. */
export async function listCardApplications(db: Kysely<DB>, customerId: string): Promise<CardApplication[]> {
  const rows = await db
    .selectFrom('card_applications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(toCardApplication);
}

/** A draft with nothing in it; nothing happens where the customer has one under way already. */
export async function beginDraft(db: Kysely<DB>, draft: Named & { answers: KeptAnswers; at: Date }): Promise<void> {
  await db
    .insertInto('card_applications')
    .values({
      document_no: draft.documentNo,
      customer_id: draft.customerId,
      answers: JSON.stringify(draft.answers),
      created_at: draft.at,
      saved_at: draft.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The revision that a save with this key made, if there was one. */
export async function findSave(db: Kysely<DB>, documentNo: string, saveKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('card_application_saves')
    .select('revision')
    .where('document_no', '=', documentNo)
    .where('save_key', '=', saveKey)
    .executeTakeFirst();
  return row?.revision;
}

interface Save {
  readonly documentNo: string;
  readonly saveKey: string;
  readonly answers: KeptAnswers;
  readonly revision: number;
  readonly at: Date;
}

export async function keepSave(trx: Transaction<DB>, save: Save): Promise<void> {
  const { documentNo, saveKey, answers, revision, at } = save;
  await trx
    .updateTable('card_applications')
    .set({ answers: JSON.stringify(answers), revision, saved_at: at })
    .where('document_no', '=', documentNo)
    .execute();
  await trx
    .insertInto('card_application_saves')
    .values({ document_no: documentNo, save_key: saveKey, revision })
    .execute();
}

interface Handing {
  readonly documentNo: string;
  readonly record: HandedIn;
  readonly requestedAmount: number;
  readonly isCorrected: boolean;
  readonly at: Date;
}

export async function keepHandedIn(trx: Transaction<DB>, handing: Handing): Promise<void> {
  await trx
    .updateTable('card_applications')
    .set(({ fn, val }) => ({
      status: 'PENDING',
      handed_in: JSON.stringify(handing.record),
      requested_amount: handing.requestedAmount,
      remark: null,
      is_corrected: handing.isCorrected,
      ordered_at: fn.coalesce('ordered_at', val(handing.at)),
      handed_in_at: handing.at,
    }))
    .where('document_no', '=', handing.documentNo)
    .execute();
}

interface StatusChange {
  readonly documentNo: string;
  readonly status: CardStatus;
  readonly remark: string | null;
  /** As it was, unless it says. */
  readonly approvedAmount?: number | undefined;
  readonly at: Date;
}

/** Of one that was handed in. Whoever has to hear of it is told by `modules/status-changes`, which alone asks for it. */
export async function setCardStatus(trx: Transaction<DB>, change: StatusChange): Promise<void> {
  const { documentNo, status, remark, approvedAmount, at } = change;
  const hasEnded = status === 'REJECTED' || status === 'CANCELED' || status === 'DELIVERED';
  await trx
    .updateTable('card_applications')
    .set({
      status,
      remark,
      revision: sql`revision + 1`,
      ended_at: hasEnded ? at : null,
      ...(approvedAmount !== undefined && { approved_amount: approvedAmount }),
    })
    .where('document_no', '=', documentNo)
    .execute();
}
