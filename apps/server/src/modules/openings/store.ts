import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { RefusalReason } from '../../bank/bank-errors.ts';
import type { AccountOpenings, DB } from '../../db/schema.gen.ts';
import {
  isFinished,
  type Opening,
  type OpeningChange,
  type OpeningRequest,
  orderedChequeBook,
  orderedService,
} from './opening.ts';

const services = z.array(orderedService);
const chequeBook = z.nullable(orderedChequeBook);

/** The name of the job that carries an opening on. */
export const advanceOpeningJob = 'advance-opening';

/** Keeps the opening unless it is there already, and has it carried on once the transaction commits. */
export async function keepOpening(trx: Transaction<DB>, request: OpeningRequest, at: Date): Promise<void> {
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
  if (kept) await addJob(trx, request.authorizationReqId, at);
}

export async function findOpening(db: Kysely<DB>, authorizationReqId: string): Promise<Opening | undefined> {
  const row = await db
    .selectFrom('account_openings')
    .selectAll()
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row && toOpening(row);
}

/** Writes down that a step is done, unless somebody else has done so: whoever is second changes nothing. */
export async function changeOpening(
  db: Kysely<DB>,
  opening: Opening,
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

export async function postponeOpening(trx: Transaction<DB>, opening: Opening, until: Date): Promise<void> {
  await trx
    .updateTable('account_openings')
    .set({ attempts: opening.attempts + 1, due_at: until })
    .where('authorization_req_id', '=', opening.authorizationReqId)
    .where('step', '=', opening.step)
    .execute();
  await addJob(trx, opening.authorizationReqId, until);
}

/** Gives unfinished openings that nobody has carried on for a while their jobs again, and says how many. */
export async function requeueOpenings(db: Kysely<DB>, dueBefore: Date, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('account_openings')
    .select('authorization_req_id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', dueBefore)
    .execute();
  for (const row of rows) await addJob(db, row.authorization_req_id, at);
  return rows.length;
}

/** One job for each opening, whatever asks for it. */
async function addJob(db: Kysely<DB>, id: string, runAt: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${advanceOpeningJob}, json_build_object('id', ${id}::text), run_at => ${runAt},
    job_key => ${`${advanceOpeningJob}:${id}`}, job_key_mode => 'replace', max_attempts => 25
  )`.execute(db);
}

function toOpening(row: Selectable<AccountOpenings>): Opening {
  const { deposit_from: fromAccount, deposit_minor: minor } = row;
  return {
    authorizationReqId: row.authorization_req_id,
    customerId: row.customer_id,
    accountClass: row.account_class as AccountClassCode,
    currency: row.currency as Currency,
    branchCode: row.branch_code,
    services: services.parse(row.services),
    chequeBook: chequeBook.parse(row.cheque_book),
    deposit: fromAccount === null ? null : { fromAccount, minor: Number(minor) },
    linkedTo: row.linked_to,
    step: row.step as Opening['step'],
    cifNo: row.cif_no,
    accountNumber: row.account_number,
    refusal: row.refusal as RefusalReason | null,
    attempts: row.attempts,
  };
}
