import type { IdentityStatus } from '@taga/contract/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

export interface HandedIn {
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly accountClass: string;
  readonly branchCode: string | null;
  readonly identity: IdentityStatus | null;
  readonly at: Date;
}

/** A new one, or one that comes back with what was asked for. */
export async function keepCase(trx: Transaction<DB>, handedIn: HandedIn): Promise<void> {
  const kept = { branch_code: handedIn.branchCode, identity_status: handedIn.identity, handed_in_at: handedIn.at };
  await trx
    .insertInto('cases')
    .values({
      ...kept,
      authorization_req_id: handedIn.authorizationReqId,
      customer_id: handedIn.customerId,
      account_class: handedIn.accountClass,
      status: 'WAITING',
    })
    .onConflict((conflict) => conflict.column('authorization_req_id').doUpdateSet({ ...kept, is_corrected: true }))
    .execute();
}

/** Of a case that somebody may be deciding on: its revision is another one. Answers its status; nothing if it is decided. */
export async function countChange(
  trx: Transaction<DB>,
  authorizationReqId: string,
  identity: IdentityStatus | undefined,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('cases')
    .set({ revision: sql`revision + 1`, ...(identity && { identity_status: identity }) })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('status', 'in', ['WAITING', 'PROPOSED', 'CORRECTION'])
    .returning('status')
    .executeTakeFirst();
  return row?.status;
}

/** What was proposed before something changed is nothing to confirm. */
export async function outdateProposal(trx: Transaction<DB>, authorizationReqId: string, at: Date): Promise<void> {
  await trx
    .updateTable('case_proposals')
    .set({ state: 'OUTDATED', decided_at: at })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** The customer has done what the last correction asked for. */
export async function answerCorrection(
  trx: Transaction<DB>,
  authorizationReqId: string,
  changedItems: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('case_proposals')
    .set({ answered_at: at, changed_items: [...changedItems] })
    .where('authorization_req_id', '=', authorizationReqId)
    .where('kind', '=', 'CORRECT')
    .where('state', '=', 'CONFIRMED')
    .where('answered_at', 'is', null)
    .execute();
}
