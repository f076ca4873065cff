import { errorCodes } from '@taga/contract';
import type { IdType } from '@taga/contract/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Customers, DB } from '../../db/schema.gen.ts';
import { CallError } from '../../http/call-error.ts';
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

export async function findCustomer(db: Kysely<DB>, id: string): Promise<Customer | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCustomer(row);
}

export async function getCustomer(db: Kysely<DB>, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error('There is no customer of this id.');
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

/** Whether somebody with this identity document was a customer of the bank before signing up. */
export async function hasExistingCustomer(
  db: Kysely<DB>,
  identity: { readonly idType: IdType; readonly idValue: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id_type', '=', identity.idType)
    .where('id_value', '=', identity.idValue)
    .where('existing_customer', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCustomer {
  readonly id: string;
  readonly person: Person;
  readonly passwordHash: string;
  readonly existingCustomer: boolean;
  readonly at: Date;
}

/** Of two people with one e-mail address or number the first to get here is the customer. */
export async function createCustomer(trx: Transaction<DB>, customer: NewCustomer): Promise<void> {
  const { numInsertedOrUpdatedRows: created } = await trx
    .insertInto('customers')
    .values({
      ...toPersonRow(customer.person),
      id: customer.id,
      password_hash: customer.passwordHash,
      existing_customer: customer.existingCustomer,
      created_at: customer.at,
      password_changed_at: customer.at,
    })
    // The unique login id or phone; an id cannot be there already, being that of a registration used once.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!created) throw new CallError(errorCodes.contactTaken);
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

function toCustomer(row: Selectable<Customers>): Customer {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    person: toPerson(row),
    productCode: row.product_code,
    existingCustomer: row.existing_customer,
    cifNo: row.cif_no,
    status: row.status as Customer['status'],
    createdAt: row.created_at,
    passwordChangedAt: row.password_changed_at,
  };
}
