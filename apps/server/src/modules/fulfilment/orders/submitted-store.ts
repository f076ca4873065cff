import { type ApplicationRecord, applicationRecord } from '@taga/contract/records/applications/application';
import type { CaseMark } from '@taga/contract/records/desk/cases';
import type { CalendarDate } from '@taga/contract/rules/fields/calendar-date';
import { sql, type Transaction } from 'kysely';
import type { BankService } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { forgetServicesExcept, saveOrderedServices } from './store.ts';

interface NewOrder {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** The whole application as it is submitted. */
  readonly record: unknown;
  /** Null for an account. */
  readonly serviceType?: string | null;
  /** What was asked for, by the kind. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** What a member of staff has to look at before deciding. */
  readonly marks: readonly CaseMark[];
  /** Of those the bank has, the ones that were chosen. */
  readonly services: readonly BankService[];
  readonly at: Date;
  /** By when the customer can expect an answer, where somebody decides. */
  readonly expectedOn?: CalendarDate;
}

/** A new one, or in place of what was submitted before. The caller holds the application, so that it is done once. */
export async function insertOrder(trx: Transaction<DB>, order: NewOrder): Promise<void> {
  const kept = {
    record: JSON.stringify(order.record),
    marks: [...order.marks],
    service_type: order.serviceType ?? null,
    terms: JSON.stringify(order.terms ?? {}),
    expected_on: order.expectedOn ?? null,
  };
  await trx
    .insertInto('orders')
    .values({
      authorization_req_id: order.authorizationReqId,
      customer_id: order.customerId,
      ...kept,
      created_at: order.at,
    })
    .onConflict((conflict) => conflict.column('authorization_req_id').doUpdateSet(kept))
    .execute();
  const wanted = order.services.map(({ serviceId }) => serviceId);
  await forgetServicesExcept(trx, order.authorizationReqId, wanted);
  await saveOrderedServices(trx, order.authorizationReqId, order.services, order.at);
}

/** The identity of the person who submitted it was verified after all; nothing happens where nothing was submitted. */
export async function clearIdentityMark(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  const mark: CaseMark = 'identity-not-verified';
  await trx
    .updateTable('orders')
    .set({ marks: sql<CaseMark[]>`array_remove(marks, ${mark})` })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}

/** What was submitted before, where something was. */
export async function findSubmittedRecord(
  trx: Transaction<DB>,
  authorizationReqId: string,
): Promise<ApplicationRecord | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select('record')
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row && applicationRecord.parse(row.record);
}

/**
 * Of what a customer has submitted for accounts and nobody has decided, who they are. What they submitted beside that stays.
 * Answers which applications these are, all of the customer's that are being decided included.
 */
export async function correctSubmitted(
  trx: Transaction<DB>,
  customerId: string,
  fields: ApplicationRecord,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with corrected as (
      update orders set record = orders.record || ${JSON.stringify(fields)}::jsonb
      from cases
      where cases.authorization_req_id = orders.authorization_req_id and orders.customer_id = ${customerId}
        and cases.account_class is not null and cases.status in ('WAITING', 'PROPOSED', 'CORRECTION')
    )
    select authorization_req_id as id from cases
    where customer_id = ${customerId} and status in ('WAITING', 'PROPOSED', 'CORRECTION')
    order by authorization_req_id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What a decision grants joins what the order says already. */
export async function grantTerms(
  trx: Transaction<DB>,
  authorizationReqId: string,
  terms: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(terms).length === 0) return;
  await sql`update orders set terms = terms || ${JSON.stringify(terms)}::jsonb
    where authorization_req_id = ${authorizationReqId}`.execute(trx);
}
