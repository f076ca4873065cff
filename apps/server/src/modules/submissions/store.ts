import { type ApplicationRecord, applicationRecord } from '@taga/contract/records/application';
import type { CaseMark } from '@taga/contract/records/desk/cases';
import { sql, type Transaction } from 'kysely';
import type { BankService } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import { forgetServicesExcept, keepOrderedServices } from '../orders/index.ts';

interface NewOrder {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** The whole application as it is handed in. */
  readonly record: ApplicationRecord;
  /** What a member of staff has to look at before deciding. */
  readonly marks: readonly CaseMark[];
  /** Of those the bank has, the ones that were chosen. */
  readonly services: readonly BankService[];
  readonly at: Date;
}

/** A new one, or in place of what was handed in before. The caller holds the application, so that it is done once. */
export async function keepOrder(trx: Transaction<DB>, order: NewOrder): Promise<void> {
  const kept = { record: JSON.stringify(order.record), marks: [...order.marks] };
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
  await keepOrderedServices(trx, order.authorizationReqId, order.services, order.at);
}

/** The identity of whoever handed it in was verified after all; nothing happens where nothing was handed in. */
export async function clearIdentityMark(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  const mark: CaseMark = 'identity-not-verified';
  await trx
    .updateTable('orders')
    .set({ marks: sql<string[]>`array_remove(marks, ${mark})` })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}

/** What was handed in before, where something was. */
export async function findHandedIn(
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
