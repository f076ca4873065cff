import type { ApplicationStatus } from '@taga/contract/records/account-info';
import type { CaseStatus } from '@taga/contract/records/desk/cases';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

const caseStatusOf: Readonly<Record<Exclude<ApplicationStatus, 'INIT'>, CaseStatus>> = {
  PENDING: 'WAITING',
  INCOMPLETED: 'CORRECTION',
  APPROVED: 'OPENING',
  REJECTED: 'REJECTED',
  COMPLETED: 'COMPLETED',
};

/** The case goes where its application is, and nobody holds it any longer. Nothing happens where there is no case. */
export async function moveCase(
  trx: Transaction<DB>,
  authorizationReqId: string,
  status: Exclude<ApplicationStatus, 'INIT'>,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({
      status: caseStatusOf[status],
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
