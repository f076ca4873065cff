import { accountClasses } from '@taga/reference/account-classes';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { refusalReasons } from '../../../bank/bank-errors.ts';
import { durableWork } from '../../../db/durable-work.ts';
import type { AccountOpenings, DB } from '../../../db/schema.gen.ts';
import {
  type BankOpening,
  isFinished,
  type OpeningChange,
  type OpeningRequest,
  orderedChequeBook,
  orderedService,
} from './opening.ts';

const accountClass = z.enum(accountClasses.map(({ code }) => code));
const services = z.array(orderedService);
const chequeBook = z.nullable(orderedChequeBook);
const refusal = z.nullable(z.enum(refusalReasons));

/** Several may carry one opening on: the bank knows each order, and of several that write down a step the first counts. */
export const openingWork = durableWork({
  name: 'openings',
  table: 'account_openings',
  id: 'authorization_req_id',
  job: 'advance-opening',
  isShared: true,
});

/** Keeps the opening unless it is there already, and has it carried on once the transaction commits. */
export async function insertOpening(trx: Transaction<DB>, request: OpeningRequest, at: Date): Promise<void> {
  const { numInsertedOrUpdatedRows: kept } = await trx
    .insertInto('account_openings')
    .values({
      authorization_req_id: request.authorizationReqId,
      customer_id: request.customerId,
      account_class: request.accountClass,
      currency: request.currency,
      branch_code: request.branchCode,
      services: JSON.stringify(request.services),
      cheque_book: request.chequeBook && JSON.stringify(request.chequeBook),
      deposit_from: request.deposit?.fromAccount ?? null,
      deposit_minor: request.deposit?.minor ?? null,
      linked_to: request.linkedTo ?? null,
      step: 'account',
      created_at: at,
      due_at: at,
    })
    .onConflict((conflict) => conflict.column('authorization_req_id').doNothing())
    .executeTakeFirst();
  if (kept) await openingWork.add(trx, request.authorizationReqId);
}

export async function findOpening(db: Kysely<DB>, authorizationReqId: string): Promise<BankOpening | undefined> {
  const row = await db
    .selectFrom('account_openings')
    .selectAll()
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row && toOpening(row);
}

/** Whether the bank is opening an account for the customer. */
export async function hasUnfinishedOpening(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_openings')
    .select('authorization_req_id')
    .where('customer_id', '=', customerId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down that a step is done, unless somebody else has done so: anyone who is second changes nothing. */
export async function changeOpening(
  db: Kysely<DB>,
  opening: BankOpening,
  change: OpeningChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_openings')
    .set({
      step: change.step,
      attempts: 0,
      due_at: at,
      finished_at: isFinished(change) ? at : null,
      ...(change.cifNo !== undefined && { cif_no: change.cifNo }),
      ...(change.accountNumber !== undefined && { account_number: change.accountNumber }),
      ...(change.refusal !== undefined && { refusal: change.refusal }),
      ...(change.services !== undefined && { services: JSON.stringify(change.services) }),
      ...(change.chequeBook !== undefined && { cheque_book: change.chequeBook && JSON.stringify(change.chequeBook) }),
    })
    .where('authorization_req_id', '=', opening.authorizationReqId)
    .where('step', '=', opening.step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Begins an attempt at the next step; nothing where there is none. */
export async function claimOpening(db: Kysely<DB>, id: string, at: Date): Promise<BankOpening | undefined> {
  const row = await openingWork.claim(db, id, at);
  return row && toOpening(row);
}

export async function deleteOpening(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  await trx.deleteFrom('account_openings').where('authorization_req_id', '=', authorizationReqId).execute();
}

function toOpening(row: Selectable<AccountOpenings>): BankOpening {
  const { deposit_from: fromAccount, deposit_minor: minor } = row;
  return {
    authorizationReqId: row.authorization_req_id,
    customerId: row.customer_id,
    accountClass: accountClass.parse(row.account_class),
    currency: row.currency,
    branchCode: row.branch_code,
    services: services.parse(row.services),
    chequeBook: chequeBook.parse(row.cheque_book),
    deposit: fromAccount === null ? null : { fromAccount, minor: Number(minor) },
    linkedTo: row.linked_to,
    step: row.step,
    cifNo: row.cif_no,
    accountNumber: row.account_number,
    refusal: refusal.parse(row.refusal),
    attempts: row.attempts,
  };
}
