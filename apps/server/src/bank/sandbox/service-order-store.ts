import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { ServiceOrder } from '../bank.ts';

export async function saveServiceOrder(trx: Transaction<DB>, orderId: string, order: ServiceOrder): Promise<void> {
  await trx
    .insertInto('bank_service_orders')
    .values({
      order_id: orderId,
      account_number: order.accountNumber,
      service_id: order.serviceId,
      branch_code: order.branchCode,
      schedule_time: order.schedule?.time ?? null,
      schedule_on: order.schedule?.on ?? null,
    })
    .execute();
}
