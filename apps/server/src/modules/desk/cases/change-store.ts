import { kindNamed } from '@taga/contract/kinds';
import type { ApplicationKind } from '@taga/contract/kinds/kind';
import type { IdentityStatus } from '@taga/contract/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Case, placeOf } from './case.ts';

export interface HandedIn {
  readonly kind: ApplicationKind;
  readonly authorizationReqId: string;
  readonly customerId: string;
  /** Null for what is not about an account. */
  readonly accountClass: string | null;
  readonly branchCode: string | null;
  readonly identity: IdentityStatus | null;
  readonly at: Date;
}

/** A new one, or one that comes back with what was asked for and keeps its place in the queue. */
export async function saveCase(trx: Transaction<DB>, handedIn: HandedIn): Promise<void> {
  const kept = { branch_code: handedIn.branchCode, identity_status: handedIn.identity };
  await trx
    .insertInto('cases')
    .values({
      ...kept,
      authorization_req_id: handedIn.authorizationReqId,
      customer_id: handedIn.customerId,
      account_class: handedIn.accountClass,
      queue: handedIn.kind.desk.queue,
      handed_in_at: handedIn.at,
      status: placeOf({ kind: handedIn.kind, applicationStatus: 'PENDING' }),
      application_status: 'PENDING',
    })
    .onConflict((conflict) =>
      conflict.column('authorization_req_id').doUpdateSet({ ...kept, is_corrected: true, corrected_at: handedIn.at }),
    )
    .execute();
}

/** Of a case that somebody may be deciding on: its revision is another one. Nothing if it is decided. */
export async function countChange(
  trx: Transaction<DB>,
  authorizationReqId: string,
  identity: IdentityStatus | undefined,
): Promise<Pick<Case, 'kind' | 'status' | 'applicationStatus'> | undefined> {
  const row = await trx
    .updateTable('cases')
    .from('applications')
    .set({ revision: sql`cases.revision + 1`, ...(identity && { identity_status: identity }) })
    .whereRef('applications.authorization_req_id', '=', 'cases.authorization_req_id')
    .where('cases.authorization_req_id', '=', authorizationReqId)
    .where('cases.status', 'in', ['WAITING', 'PROPOSED', 'CORRECTION'])
    .returning(['cases.status', 'cases.application_status', 'applications.kind'])
    .executeTakeFirst();
  return row && { status: row.status, applicationStatus: row.application_status, kind: kindNamed(row.kind) };
}
