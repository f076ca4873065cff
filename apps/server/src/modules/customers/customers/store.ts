import { errorCodes } from '@taga/contract';
import type { Language } from '@taga/i18n';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Customers, DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { nameKeyOf } from '../names/index.ts';
import type { Customer } from './customer.ts';
import { type Person, toPerson, toPersonRow } from './person.ts';

/** Login ids are kept in lower case, and nobody remembers in which case they typed theirs. */
export async function findCustomerByLogin(db: Kysely<DB>, loginId: string): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('login_id', '=', loginId.toLowerCase())
    .executeTakeFirst();
  return row && toCustomer(row);
}

/** The id alone, in a row that comes for nobody too: reading a whole customer takes longer than finding none. */
export async function findCustomerId(db: Kysely<DB>, loginId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select (select id from customers where login_id = ${loginId.toLowerCase()}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export async function findCustomer(db: Kysely<DB>, id: string): Promise<Customer | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCustomer(row);
}

export async function getCustomer(db: Kysely<DB>, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error('There is no customer of this id.');
  return customer;
}

/** The customer who asks. Who names another login id is answered as if there were none of that name. */
export async function getOwnCustomer(
  db: Kysely<DB>,
  { customerId }: { readonly customerId: string },
  loginId: string,
): Promise<Customer> {
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.person.loginId !== loginId) throw new DomainError(errorCodes.notFound);
  return customer;
}

export async function isContactTaken(
  db: Kysely<DB>,
  contact: { readonly loginId: string; readonly phone: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where((customer) =>
      customer.or([customer('login_id', '=', contact.loginId), customer('phone', '=', contact.phone)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCustomer {
  readonly id: string;
  readonly person: Person;
  readonly passwordHash: string;
  /** Null when the bank did not answer. */
  readonly existingCustomer: boolean | null;
  /** `CREDITCARD` for those who come for a card; nobody has it from signing up. */
  readonly productCode?: string | null;
  readonly at: Date;
}

/** Of two people with one e-mail address or number the first to get here is the customer; false for the second. */
export async function addCustomer(trx: Transaction<DB>, customer: NewCustomer): Promise<boolean> {
  const { numInsertedOrUpdatedRows: created } = await trx
    .insertInto('customers')
    .values({
      ...toPersonRow(customer.person),
      name_key: nameKeyOf(customer.person.fullName),
      id: customer.id,
      password_hash: customer.passwordHash,
      existing_customer: customer.existingCustomer,
      product_code: customer.productCode ?? null,
      created_at: customer.at,
      password_changed_at: customer.at,
    })
    // The unique login id or phone; an id cannot be there already, being that of a registration used once.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return created === 1n;
}

export async function createCustomer(trx: Transaction<DB>, customer: NewCustomer): Promise<void> {
  if (!(await addCustomer(trx, customer))) throw new DomainError(errorCodes.contactTaken);
}

export async function changePassword(
  trx: Transaction<DB>,
  id: string,
  change: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ password_hash: change.passwordHash, password_changed_at: change.at })
    .where('id', '=', id)
    .execute();
}

/** In which messages are sent. */
export async function setLanguage(db: Kysely<DB>, id: string, language: Language): Promise<void> {
  await db.updateTable('customers').set({ language }).where('id', '=', id).execute();
}

/** What is corrected of what a customer told at sign-up. */
export async function correctPerson(
  trx: Transaction<DB>,
  customer: Customer,
  details: Partial<Omit<Person, 'loginId' | 'idType'>>,
): Promise<void> {
  const person = { ...customer.person, ...details };
  await trx
    .updateTable('customers')
    .set({ ...toPersonRow(person), name_key: nameKeyOf(person.fullName) })
    .where('id', '=', customer.id)
    .execute();
}

/** Whether somebody else has the number. */
export async function isPhoneTaken(db: Kysely<DB>, phone: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody else has the document. */
export async function isDocumentTaken(
  db: Kysely<DB>,
  { idType, idValue }: Pick<Person, 'idType' | 'idValue'>,
  exceptId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id_value', '=', idValue)
    .where('id_type', '=', idType)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody else changes it before the transaction ends. */
export async function lockCustomer(trx: Transaction<DB>, id: string): Promise<Customer> {
  const row = await trx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return toCustomer(row);
}

interface Preferences {
  readonly wantsMail?: boolean | undefined;
  readonly wantsSms?: boolean | undefined;
  readonly wantsReminders?: boolean | undefined;
}

/** What comes by email and SMS, beside the inbox. What is left out stays as it is. */
export async function setPreferences(
  db: Kysely<DB>,
  id: string,
  { wantsMail, wantsSms, wantsReminders }: Preferences,
): Promise<void> {
  await db
    .updateTable('customers')
    .set((customer) => ({
      wants_mail: wantsMail ?? customer.ref('wants_mail'),
      wants_sms: wantsSms ?? customer.ref('wants_sms'),
      wants_reminders: wantsReminders ?? customer.ref('wants_reminders'),
    }))
    .where('id', '=', id)
    .execute();
}

/** A number once given stays: it is what the customer's accounts are found by. */
export async function setCifNo(db: Kysely<DB>, id: string, cifNo: string): Promise<void> {
  await db.updateTable('customers').set({ cif_no: cifNo }).where('id', '=', id).where('cif_no', 'is', null).execute();
}

/** `CREDITCARD` for those who came for a card, which only the bank can say. */
export async function setProductCode(db: Kysely<DB>, id: string, productCode: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ product_code: productCode })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of somebody the bank has not been heard about; what it once said is never taken back. */
export async function settleExistingCustomer(db: Kysely<DB>, id: string, existingCustomer: boolean): Promise<void> {
  await db
    .updateTable('customers')
    .set({ existing_customer: existingCustomer })
    .where('id', '=', id)
    .where('existing_customer', 'is', null)
    .execute();
}

/** Who of the staff blocked a customer, why and when. */
export interface CustomerBlock {
  /** Null where it was the server. */
  readonly by: string | null;
  readonly reason: string;
  readonly at: Date;
}

/** Blocked, or with null active, from now on; false where there is no such customer. */
export async function setCustomerBlock(
  trx: Transaction<DB>,
  id: string,
  block: CustomerBlock | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({
      status: block ? 'BLOCKED' : 'ACTIVE',
      blocked_at: block?.at ?? null,
      blocked_by: block?.by ?? null,
      block_reason: block?.reason ?? null,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nobody where the customer is not blocked, or no member of staff did it. */
export async function findCustomerBlock(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly by: string; readonly reason: string | null; readonly at: Date } | undefined> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('staff', 'staff.id', 'customers.blocked_by')
    .select(['staff.name', 'block_reason', 'blocked_at'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  return row?.blocked_at ? { by: row.name, reason: row.block_reason, at: row.blocked_at } : undefined;
}

/** Nobody signs in as them any more; what they had stays. False where they were blocked before. */
export async function blockCustomer(trx: Transaction<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ status: 'BLOCKED' })
    .where('id', '=', id)
    .where('status', '<>', 'BLOCKED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setNameKey(db: Kysely<DB>, id: string, nameKey: string): Promise<void> {
  await db.updateTable('customers').set({ name_key: nameKey }).where('id', '=', id).execute();
}

function toCustomer(row: Selectable<Customers>): Customer {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    person: toPerson(row),
    productCode: row.product_code,
    existingCustomer: row.existing_customer ?? false,
    cifNo: row.cif_no,
    status: row.status,
    wantsMail: row.wants_mail,
    wantsSms: row.wants_sms,
    wantsReminders: row.wants_reminders,
    nameKey: row.name_key,
    createdAt: row.created_at,
    passwordChangedAt: row.password_changed_at,
  };
}
