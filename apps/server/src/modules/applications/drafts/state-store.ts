import { kindNamed } from '@taga/contract/kinds';
import { type ApplicationKind, hasEnded } from '@taga/contract/kinds/kind';
import { type StepRecord, stepRecord } from '@taga/contract/records/applications/step';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { isUuid } from '../../../uuid.ts';
import type { Application } from './application.ts';
import { type AskedOfAnyKind, askedOfAnyKind } from './correction.ts';

/** What every application has, whatever its kind. */
export interface ApplicationState {
  readonly id: string;
  /** As people say it. */
  readonly applicationNo: string;
  readonly customerId: string;
  readonly kind: ApplicationKind;
  /** Null or `INIT` until it is submitted. */
  readonly status: string | null;
  /** Counts the saves. */
  readonly revision: number;
  /** The answers, for the kind to read. */
  readonly record: unknown;
  readonly correction: AskedOfAnyKind | null;
  readonly accountClass: string | null;
  readonly currency: string | null;
  readonly createdAt: Date;
}

/** One by its id, among those of a customer; of one kind, where it is named. */
export interface NamedState {
  readonly customerId: string;
  readonly id: string;
  readonly kind?: ApplicationKind;
}

const columns = [
  'authorization_req_id',
  'number',
  'customer_id',
  'kind',
  'status',
  'revision',
  'record',
  'correction',
  'account_class',
  'currency',
  'created_at',
] as const;

function states(db: Kysely<DB>) {
  return db.selectFrom('applications').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof states>['executeTakeFirstOrThrow']>>;

function toState(row: Row): ApplicationState {
  return {
    id: row.authorization_req_id,
    applicationNo: applicationNumberOf(row.number),
    customerId: row.customer_id,
    kind: kindNamed(row.kind),
    status: row.status,
    revision: row.revision,
    record: row.record,
    correction: row.correction === null ? null : askedOfAnyKind.parse(row.correction),
    accountClass: row.account_class,
    currency: row.currency,
    createdAt: row.created_at,
  };
}

function named(db: Kysely<DB>, { customerId, id, kind }: NamedState) {
  return states(db)
    .where('authorization_req_id', '=', isUuid(id) ? id : null)
    .where('customer_id', '=', customerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind?.name ?? ''));
}

/** The customer's own. */
export async function findState(db: Kysely<DB>, which: NamedState): Promise<ApplicationState | undefined> {
  const row = await named(db, which).executeTakeFirst();
  return row && toState(row);
}

/** Nobody else changes it before the transaction ends. */
export async function lockState(trx: Transaction<DB>, which: NamedState): Promise<ApplicationState | undefined> {
  const row = await named(trx, which).forUpdate().executeTakeFirst();
  return row && toState(row);
}

/** What is under way of a kind of which a customer has one at most. */
export async function findOpenState(
  db: Kysely<DB>,
  customerId: string,
  { name }: ApplicationKind,
): Promise<ApplicationState | undefined> {
  const row = await states(db)
    .where('customer_id', '=', customerId)
    .where('kind', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && toState(row);
}

interface NewApplication extends Required<NamedState> {
  readonly status: string;
  readonly record: unknown;
  readonly at: Date;
  /** The steps that were left behind, where figures count them. */
  readonly savedSteps?: readonly string[];
  /** What a draft has nothing of. */
  readonly submitted?: Partial<Pick<Application, 'step' | 'accountClass' | 'currency'>> &
    Pick<ApplicationState, 'revision' | 'correction'>;
}

/** Nothing happens where the customer has one under way already; answers whether it is new. */
export async function insertApplication(db: Kysely<DB>, application: NewApplication): Promise<boolean> {
  const { id, customerId, kind, status, record, at, savedSteps = [], submitted } = application;
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('applications')
    .values({
      authorization_req_id: id,
      customer_id: customerId,
      kind: kind.name,
      status,
      record: JSON.stringify(record),
      created_at: at,
      saved_at: at,
      saved_steps: savedSteps.join(','),
      ended_at: hasEnded(kind, status) ? at : null,
      ...(submitted && {
        account_class: submitted.accountClass ?? null,
        currency: submitted.currency ?? null,
        step: submitted.step ? JSON.stringify(submitted.step) : null,
        revision: submitted.revision,
        correction: submitted.correction && JSON.stringify(submitted.correction),
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

/** The revision that a save with this key made, if there was one. */
export async function findSave(db: Kysely<DB>, id: string, saveKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('application_saves')
    .select('revision')
    .where('authorization_req_id', '=', id)
    .where('save_key', '=', saveKey)
    .executeTakeFirst();
  return row?.revision;
}

/** An application with how far its customer is. */
export interface FollowedState extends ApplicationState {
  readonly step: StepRecord | null;
  readonly savedAt: Date;
}

/** Those of a customer that are under way, and those that have ended since, the one they were at last first. */
export async function listFollowedStates(
  db: Kysely<DB>,
  customerId: string,
  endedSince: Date,
): Promise<FollowedState[]> {
  const rows = await db
    .selectFrom('applications')
    .select([...columns, 'step', 'saved_at'])
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', endedSince)]))
    .orderBy((eb) => eb.fn.coalesce('saved_at', 'created_at'), 'desc')
    .execute();
  return rows.map((row) => ({
    ...toState(row),
    step: row.step === null ? null : stepRecord.parse(row.step),
    savedAt: row.saved_at ?? row.created_at,
  }));
}

/** Those of a customer that are not for an account, the oldest first and drafts too, with what was submitted. */
export async function listOtherApplications(db: Kysely<DB>, customerId: string) {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('orders', 'orders.authorization_req_id', 'applications.authorization_req_id')
    .select(columns.map((column) => `applications.${column}` as const))
    .select(['orders.record as submitted', 'orders.terms'])
    .where('applications.customer_id', '=', customerId)
    .where('applications.account_class', 'is', null)
    .orderBy('applications.created_at')
    .execute();
  return rows.map(({ submitted, terms, ...row }) => ({ ...toState(row), submitted, terms }));
}
