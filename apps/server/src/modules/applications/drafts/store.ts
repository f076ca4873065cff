import { randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import { applicationStatuses } from '@taga/contract/records/applications/account-info';
import { applicationRecord } from '@taga/contract/records/applications/application';
import { existingCustomerRoute } from '@taga/contract/records/applications/existing-customer-step';
import { type StepRecord, stepRecord } from '@taga/contract/records/applications/step';
import { existingCustomerWay } from '@taga/contract/records/desk/figures';
import { currencyCode } from '@taga/contract/records/fields/field';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { type AccountClassCode, accountClasses } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/schema.gen.ts';
import { isUuid } from '../../../uuid.ts';
import type { Person } from '../../customers/customers/index.ts';
import type { Application } from './application.ts';
import { type AskedOfAnyKind, askedCorrection } from './correction.ts';

/** What an application is for. */
export interface ApplicationSubject {
  readonly customerId: string;
  readonly accountClass: AccountClassCode;
  readonly currency: Currency;
}

/** One by its id, among those of a customer. */
export interface ApplicationKey {
  readonly customerId: string;
  readonly authorizationReqId: string;
}

/** With the table's name, because customers have a status too. */
const columns = [
  'applications.authorization_req_id',
  'applications.number',
  'applications.account_class',
  'applications.currency',
  'applications.status',
  'applications.step',
  'applications.revision',
  'applications.record',
  'applications.correction',
  'applications.details_reported_at',
] as const;

/** The open one, or else the last: where one was rejected it may be followed by another. For accounts alone. */
function chosen(db: Kysely<DB>, which: ApplicationSubject | ApplicationKey) {
  const own = db
    .selectFrom('applications')
    .where('applications.customer_id', '=', which.customerId)
    .where('applications.account_class', 'is not', null);
  if ('authorizationReqId' in which) return own.where('authorization_req_id', '=', which.authorizationReqId);
  return own
    .where('account_class', '=', which.accountClass)
    .where('currency', '=', which.currency)
    .orderBy(sql`applications.ended_at is null`, 'desc')
    .orderBy('applications.created_at', 'desc');
}

interface Row {
  readonly authorization_req_id: string;
  readonly number: number;
  readonly account_class: string | null;
  readonly currency: Currency | null;
  readonly status: string | null;
  readonly step: unknown;
  readonly revision: number;
  readonly record: unknown;
  readonly correction: unknown;
  readonly details_reported_at: Date | null;
}

/** What other kinds of applications do not have. */
const forAccount = z.object({
  accountClass: z.enum(accountClasses.map(({ code }) => code)),
  currency: currencyCode,
  status: z.nullable(z.enum(applicationStatuses)),
});

function toApplication(row: Row): Application {
  return {
    authorizationReqId: row.authorization_req_id,
    applicationNo: applicationNumberOf(row.number),
    ...forAccount.parse({ accountClass: row.account_class, currency: row.currency, status: row.status }),
    step: row.step === null ? null : stepRecord.parse(row.step),
    revision: row.revision,
    record: applicationRecord.parse(row.record),
    correction: row.correction === null ? null : askedCorrection.parse(row.correction),
    detailsReported: row.details_reported_at !== null,
  };
}

export async function findApplication(
  db: Kysely<DB>,
  which: ApplicationSubject | ApplicationKey,
): Promise<Application | undefined> {
  const row = await chosen(db, which).select(columns).executeTakeFirst();
  return row && toApplication(row);
}

export async function findNamedApplication(db: Kysely<DB>, named: ApplicationKey): Promise<Application | undefined> {
  return isUuid(named.authorizationReqId) ? findApplication(db, named) : undefined;
}

/** Nobody else changes it before the transaction ends. */
export async function lockApplication(trx: Transaction<DB>, named: ApplicationKey): Promise<Application | undefined> {
  if (!isUuid(named.authorizationReqId)) return undefined;
  const row = await chosen(trx, named).select(columns).forUpdate().executeTakeFirst();
  return row && toApplication(row);
}

/** Whose it is; nobody's where it is gone. */
export async function findOwner(db: Kysely<DB>, authorizationReqId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('customer_id')
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** An application with what evaluating a save of it needs: in one question, because every step asks it. */
export interface SaveTarget extends Application {
  readonly customerId: string;
  readonly clearedAt: Date | null;
  readonly person: Pick<Person, 'loginId' | 'idType' | 'idValue' | 'birthDate'>;
  readonly productCode: string | null;
  /** The revision that this very save made when it came before. */
  readonly repeatedRevision: number | null;
}

export async function findSaveTarget(
  db: Kysely<DB>,
  which: ApplicationSubject | ApplicationKey,
  saveKey: string | undefined,
): Promise<SaveTarget | undefined> {
  if ('authorizationReqId' in which && !isUuid(which.authorizationReqId)) return undefined;
  const row = await chosen(db, which)
    .innerJoin('customers', 'customers.id', 'applications.customer_id')
    .select([...columns, 'applications.customer_id', 'cleared_at', 'customers.product_code'])
    .select(['customers.login_id', 'customers.id_type', 'customers.id_value', 'customers.birth_date'])
    .select((application) =>
      application
        .selectFrom('application_saves')
        .select('application_saves.revision')
        .whereRef('application_saves.authorization_req_id', '=', 'applications.authorization_req_id')
        .where('save_key', '=', saveKey ?? '')
        .as('repeated'),
    )
    .executeTakeFirst();
  return (
    row && {
      ...toApplication(row),
      customerId: row.customer_id,
      clearedAt: row.cleared_at,
      person: { loginId: row.login_id, idType: row.id_type, idValue: row.id_value, birthDate: row.birth_date },
      productCode: row.product_code,
      repeatedRevision: row.repeated,
    }
  );
}

interface ListedApplication extends Application {
  readonly createdAt: Date;
}

/** With null it is taken back. */
export async function setDetailsReported(db: Kysely<DB>, named: ApplicationKey, at: Date | null): Promise<void> {
  await db
    .updateTable('applications')
    .set({ details_reported_at: at })
    .where('customer_id', '=', named.customerId)
    .where('authorization_req_id', '=', named.authorizationReqId)
    .execute();
}

/** Whether something of the customer is with the bank, which has their details from it. */
export async function isWithBank(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('authorization_req_id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'INIT')
    .where('correction', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All of a customer for accounts, the oldest first. */
export async function listApplications(db: Kysely<DB>, customerId: string): Promise<ListedApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select([...columns, 'created_at'])
    .where('customer_id', '=', customerId)
    .where('account_class', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...toApplication(row), createdAt: row.created_at }));
}

/**
 * Of two that begin the same application at once, both get the one that was kept. Its id is random, unless the client has
 * made one that nobody has yet.
 */
export async function beginApplication(
  db: Kysely<DB>,
  wanted: ApplicationSubject,
  at: Date,
  id: string = randomUUID(),
): Promise<void> {
  await db
    .insertInto('applications')
    .values({
      authorization_req_id: id,
      customer_id: wanted.customerId,
      kind: accountKind.name,
      account_class: wanted.accountClass,
      currency: wanted.currency,
      created_at: at,
    })
    // The one open application for a class and currency.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Save {
  readonly authorizationReqId: string;
  readonly kind: string;
  /** Of what was evaluated, like the revision. */
  readonly status: string | null;
  /** Of what was evaluated: anyone who was quicker in between is not overwritten. */
  readonly revision: number;
  readonly record: unknown;
  /** How far the customer has come, where the steps are walked in order. */
  readonly step: StepRecord | null;
  /** The name of the step that was saved. */
  readonly left: string;
  readonly clearedAt: Date | null;
  readonly saveKey: string | undefined;
  readonly sessionId: string | null;
  readonly at: Date;
}

/**
 * A save that is tried again finds itself in the list, and a correction finds the steps that were saved since: for both
 * the last ones, and the last one of each step, are enough. However often a customer saves, the list stays short.
 */
const listedSaves = 100;

/** The save and its row in the list of saves, in one statement. Answers the new revision; nothing when it came too late. */
export async function saveAnswers(db: Kysely<DB>, save: Save): Promise<number | undefined> {
  const counted = countedStep(save);
  const { rows } = await sql<{ revision: number }>`
    with saved as (
      update applications
      set record = ${JSON.stringify(save.record)}, step = ${save.step && JSON.stringify(save.step)}, kind = ${save.kind},
        status = coalesce(status, 'INIT'), revision = revision + 1, saved_at = ${save.at}, cleared_at = ${save.clearedAt},
        saved_steps = case when ${counted} = any(string_to_array(saved_steps, ',')) then saved_steps
          else concat_ws(',', nullif(saved_steps, ''), ${counted}::text) end
      where authorization_req_id = ${save.authorizationReqId} and revision = ${save.revision}
        and coalesce(status, 'INIT') = ${save.status ?? 'INIT'}
      returning authorization_req_id, revision
    ), listed as (
      insert into application_saves (authorization_req_id, revision, save_key, step, session_id, at)
      select authorization_req_id, revision, ${save.saveKey ?? null}, ${save.left}, ${save.sessionId}::uuid,
        ${save.at}::timestamptz
      from saved
    ), dropped as (
      delete from application_saves old using saved
      where old.authorization_req_id = saved.authorization_req_id and old.revision <= saved.revision - ${listedSaves}
        and exists (
          select from application_saves later
          where later.authorization_req_id = old.authorization_req_id and later.step = old.step
            and later.revision > old.revision
        )
    )
    select revision from saved
  `.execute(db);
  return rows[0]?.revision;
}

/** Two ways share some steps, and people stop at either: figures tell them apart. */
function countedStep({ step, left }: Save): string {
  return step?.baseRoute === existingCustomerRoute ? existingCustomerWay + left : left;
}

/** What the server itself finds out about how far an application is; the customer has saved nothing. */
export async function setApplicationStep(
  trx: Transaction<DB>,
  authorizationReqId: string,
  step: StepRecord,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ step: JSON.stringify(step) })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}

interface StatusChange {
  readonly status: string;
  readonly correction?: AskedOfAnyKind | undefined;
  /** Null while something of it may change. */
  readonly endedAt: Date | null;
}

/** Nothing happens where an account was opened without an application. */
export async function setApplicationStatus(
  trx: Transaction<DB>,
  authorizationReqId: string,
  { status, correction, endedAt }: StatusChange,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status, correction: correction ? JSON.stringify(correction) : null, ended_at: endedAt })
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
}

/** Of a customer's applications for accounts those that are theirs to change, the one they were at last first. */
export async function listUnfinished(db: Kysely<DB>, customerId: string): Promise<Application[]> {
  const rows = await db
    .selectFrom('applications')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('account_class', 'is not', null)
    .where('status', 'in', ['INIT', 'INCOMPLETED'])
    .orderBy((eb) => eb.fn.coalesce('saved_at', 'created_at'), 'desc')
    .execute();
  return rows.map(toApplication);
}

/** The steps that were saved after a revision. */
export async function listSavedSteps(db: Kysely<DB>, authorizationReqId: string, revision: number): Promise<string[]> {
  const rows = await db
    .selectFrom('application_saves')
    .select('step')
    .where('authorization_req_id', '=', authorizationReqId)
    .where('revision', '>', revision)
    .execute();
  return rows.map(({ step }) => step);
}

/** The last time; nothing of one that was never submitted. */
export async function findSubmittedAt(db: Kysely<DB>, authorizationReqId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('cases')
    .select(['handed_in_at', 'corrected_at'])
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row && (row.corrected_at ?? row.handed_in_at);
}

/** Started, not submitted, without a step or a photo since, and its customer was not reminded of it. Of the row `applications`. */
export const isUnfinishedSince = (since: Date) => sql<boolean>`applications.status = 'INIT'
  and applications.reminded_at is null and applications.saved_at <= ${since} and not exists (
    select from application_files file
    where file.authorization_req_id = applications.authorization_req_id and file.created_at > ${since}
  )`;

interface Reminding {
  readonly customerId: string;
  readonly untouchedSince: Date;
  readonly at: Date;
}

/** All of a customer that are unfinished since, the one that was saved last first. */
export async function markReminded(
  trx: Transaction<DB>,
  { customerId, untouchedSince, at }: Reminding,
): Promise<{ readonly number: number; readonly savedAt: Date }[]> {
  const rows = await trx
    .updateTable('applications')
    .set({ reminded_at: at })
    .where('customer_id', '=', customerId)
    .where(isUnfinishedSince(untouchedSince))
    .returning(['number', 'saved_at'])
    .execute();
  return rows
    .flatMap(({ number, saved_at: savedAt }) => (savedAt ? [{ number, savedAt }] : []))
    .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
}

/** With all that belongs to it, which the database deletes with it. */
export async function deleteApplication(trx: Transaction<DB>, authorizationReqId: string): Promise<void> {
  await trx.deleteFrom('applications').where('authorization_req_id', '=', authorizationReqId).execute();
}
