import type { ApplicationRecord } from '@taga/contract/records/application';
import type { StepRecord } from '@taga/contract/records/step';
import { sql, type Transaction } from 'kysely';
import type { BankService } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';
import { keepOrderedServices } from '../orders/index.ts';

/** What a member of staff has to look at before deciding. */
export type OrderMark = 'known-person-other-phone' | 'identity-not-verified' | 'employee-not-confirmed';

interface NewOrder {
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** The whole application as it is handed in. */
  readonly record: ApplicationRecord;
  readonly marks: readonly OrderMark[];
  /** Of those the bank has, the ones that were chosen. */
  readonly services: readonly BankService[];
  readonly step: StepRecord;
  readonly at: Date;
}

/** Hands an application in. The caller holds its row, so that it is done once. */
export async function keepOrder(trx: Transaction<DB>, order: NewOrder): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status: 'PENDING', step: JSON.stringify(order.step) })
    .where('authorization_req_id', '=', order.authorizationReqId)
    .execute();
  await trx
    .insertInto('orders')
    .values({
      authorization_req_id: order.authorizationReqId,
      customer_id: order.customerId,
      record: JSON.stringify(order.record),
      marks: [...order.marks],
      created_at: order.at,
    })
    .execute();
  await keepOrderedServices(trx, order.authorizationReqId, order.services, order.at);
}

/** The identity of whoever handed it in was verified after all; nothing happens where nothing was handed in. */
export async function clearIdentityMark(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  const mark: OrderMark = 'identity-not-verified';
  await trx
    .updateTable('orders')
    .set({ marks: sql<string[]>`array_remove(marks, ${mark})` })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}
