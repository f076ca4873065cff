import { randomUUID } from 'node:crypto';
import { stepRecord } from '@taga/contract/records/step';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Application, ApplicationStatus } from './application.ts';

interface Wanted {
  readonly customerId: string;
  readonly accountClass: AccountClassCode;
  readonly currency: Currency;
}

export async function findApplication(db: Kysely<DB>, wanted: Wanted): Promise<Application | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['authorization_req_id', 'status', 'step', 'revision'])
    .where('customer_id', '=', wanted.customerId)
    .where('account_class', '=', wanted.accountClass)
    .where('currency', '=', wanted.currency)
    .executeTakeFirst();
  return (
    row && {
      authorizationReqId: row.authorization_req_id,
      status: row.status as ApplicationStatus | null,
      step: row.step === null ? null : stepRecord.parse(row.step),
      revision: row.revision,
    }
  );
}

interface ListedApplication extends Pick<Application, 'authorizationReqId' | 'status'> {
  readonly accountClass: string;
  readonly currency: string;
  readonly createdAt: Date;
}

/** All of a customer, the oldest first. */
export async function listApplications(db: Kysely<DB>, customerId: string): Promise<ListedApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['authorization_req_id', 'account_class', 'currency', 'status', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    authorizationReqId: row.authorization_req_id,
    accountClass: row.account_class,
    currency: row.currency,
    status: row.status as ApplicationStatus | null,
    createdAt: row.created_at,
  }));
}

/** Of two that begin the same application at once, both get the one that was kept. */
export async function beginApplication(db: Kysely<DB>, wanted: Wanted, at: Date): Promise<void> {
  await db
    .insertInto('applications')
    .values({
      authorization_req_id: randomUUID(),
      customer_id: wanted.customerId,
      account_class: wanted.accountClass,
      currency: wanted.currency,
      created_at: at,
    })
    .onConflict((conflict) => conflict.constraint('one_application_per_class_and_currency').doNothing())
    .execute();
}

/** Nothing happens where an account was opened without an application. */
export async function setApplicationStatus(
  trx: Transaction<DB>,
  authorizationReqId: string,
  status: ApplicationStatus,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}
