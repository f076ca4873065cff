import type { Due } from '@taga/contract/rules/applications/service-level';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { openStatuses } from './case.ts';
import { type ServiceClock, storedDue } from './service-clock.ts';

/** Nobody else changes the case before the transaction ends. Nothing where there is no case. */
export async function lockClock(trx: Transaction<DB>, id: string): Promise<ServiceClock | undefined> {
  const row = await trx
    .selectFrom('cases')
    .select(['application_status', 'account_class', 'due_at', 'due_left_ms'])
    .where('authorization_req_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      applicationStatus: row.application_status,
      accountClass: row.account_class,
      dueAt: row.due_at,
      leftMs: row.due_left_ms === null ? null : Number(row.due_left_ms),
    }
  );
}

/** Open cases of which nobody has worked out by when they are due, the oldest first. */
export async function lockWithoutDue(trx: Transaction<DB>, limit: number) {
  return (
    trx
      .selectFrom('cases')
      .select(['authorization_req_id as id', 'queue', 'account_class as accountClass', 'handed_in_at', 'corrected_at'])
      .where('due_at', 'is', null)
      // Written out, as in the index.
      .where('status', 'in', openStatuses.map(sql.lit))
      .orderBy('handed_in_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  );
}

export async function setDue(trx: Transaction<DB>, id: string, due: Due): Promise<void> {
  await trx.updateTable('cases').set(storedDue(due)).where('authorization_req_id', '=', id).execute();
}

/** Cases that are late and whose history does not say so yet. */
export async function lockLate(trx: Transaction<DB>, at: Date, limit: number) {
  return trx
    .selectFrom('cases')
    .innerJoin('applications', 'applications.authorization_req_id', 'cases.authorization_req_id')
    .select(['cases.authorization_req_id as id', 'applications.kind', 'cases.due_at as dueAt'])
    .where('cases.due_at', '<=', at)
    .where('cases.escalated_at', 'is', null)
    .where('cases.status', 'in', openStatuses)
    .orderBy('cases.due_at')
    .limit(limit)
    .forUpdate('cases')
    .skipLocked()
    .execute();
}

export async function markEscalated(trx: Transaction<DB>, id: string, at: Date): Promise<void> {
  await trx.updateTable('cases').set({ escalated_at: at }).where('authorization_req_id', '=', id).execute();
}
