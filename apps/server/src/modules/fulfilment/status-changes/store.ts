import type { ApplicationKind } from '@taga/contract/kinds/kind';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { placeOf } from '../../desk/cases/index.ts';

/** The case goes where its application is, and nobody holds it any longer. Nothing happens where there is no case. */
export async function moveCase(
  trx: Transaction<DB>,
  kind: ApplicationKind,
  authorizationReqId: string,
  status: string,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({
      status: placeOf({ kind, applicationStatus: status }),
      application_status: status,
      revision: sql`revision + 1`,
      held_by: null,
      held_since: null,
      held_until: null,
    })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}

/** Of a service that nobody has settled before; false where somebody has. */
export async function settleService(
  trx: Transaction<DB>,
  { authorizationReqId, serviceId }: { readonly authorizationReqId: string; readonly serviceId: string },
  status: 'COMPLETED' | 'REJECTED',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ordered_services')
    .set({ status })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasPendingServices(trx: Transaction<DB>, authorizationReqId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ordered_services')
    .select('service_id')
    .where('authorization_req_id', '=', authorizationReqId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row !== undefined;
}
