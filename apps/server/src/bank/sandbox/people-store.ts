import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { BankCustomer, BankEmployee, Identity } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';

export async function findCustomer(db: Kysely<DB>, identity: Identity): Promise<BankCustomer | undefined> {
  return customersWith(db, identity).select(['cif_no as cifNo', 'name', 'phone']).executeTakeFirst();
}

export async function hasCustomers(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('bank_customers').select('cif_no').executeTakeFirst();
  return row !== undefined;
}

interface NewCustomer {
  readonly identity: Identity;
  readonly name: string;
  readonly phone: string;
  /** Who they were proved to be. */
  readonly linkedTo: string | undefined;
}

/**
 * The customer number. A person whom the bank knows keeps theirs and the name on file, if the phone is the same or they
 * were proved to be that person.
 */
export async function saveCustomer(trx: Transaction<DB>, given: NewCustomer): Promise<string> {
  const { identity, name, phone, linkedTo } = given;
  const isKnown = linkedTo !== undefined && (await findCustomer(trx, identity))?.cifNo === linkedTo;
  if (isKnown) return linkedTo;
  if (linkedTo !== undefined) throw new BankRefused('knownWithOtherPhone');
  const added = await trx
    .insertInto('bank_customers')
    .values({ ...toColumns(identity), name, phone })
    .onConflict((conflict) => conflict.constraint('bank_customers_identity_unique').doNothing())
    .returning('cif_no')
    .executeTakeFirst();
  if (added) return added.cif_no;
  const known = await customersWith(trx, identity).select(['cif_no', 'phone']).executeTakeFirstOrThrow();
  if (known.phone !== phone) throw new BankRefused('knownWithOtherPhone');
  return known.cif_no;
}

interface CorrectedCustomer {
  readonly cifNo: string;
  readonly identity: Identity | undefined;
  readonly name: string | undefined;
  readonly phone: string | undefined;
}

/** The books hold no more of a person than this. False where there is no such customer. */
export async function correctCustomerRow(
  trx: Transaction<DB>,
  { cifNo, identity, name, phone }: CorrectedCustomer,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_customers')
    .set((customer) => ({
      ...(identity && toColumns(identity)),
      name: name ?? customer.ref('name'),
      phone: phone ?? customer.ref('phone'),
    }))
    .where('cif_no', '=', cifNo)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isBlacklisted(db: Kysely<DB>, identity: Identity): Promise<boolean> {
  const row = await db
    .selectFrom('bank_blacklist')
    .select('at')
    .where('id_type', '=', identity.idType)
    .where('id_value', '=', identity.idValue)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addToBlacklist(
  db: Kysely<DB>,
  { identity, reason, at }: { readonly identity: Identity; readonly reason: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('bank_blacklist')
    .values({ ...toColumns(identity), reason, at })
    .onConflict((conflict) => conflict.constraint('bank_blacklist_identity_unique').doNothing())
    .execute();
}

export async function findEmployee(db: Kysely<DB>, staffId: string): Promise<BankEmployee | undefined> {
  return db.selectFrom('bank_employees').select(['name', 'phone']).where('staff_id', '=', staffId).executeTakeFirst();
}

export async function saveEmployee(db: Kysely<DB>, staffId: string, employee: BankEmployee): Promise<void> {
  const { name, phone } = employee;
  await db
    .insertInto('bank_employees')
    .values({ staff_id: staffId, name, phone })
    .onConflict((conflict) => conflict.constraint('bank_employees_staff_id_unique').doUpdateSet({ name, phone }))
    .execute();
}

function customersWith(db: Kysely<DB>, { idType, idValue }: Identity) {
  return db.selectFrom('bank_customers').where('id_type', '=', idType).where('id_value', '=', idValue);
}

function toColumns({ idType, idValue }: Identity) {
  return { id_type: idType, id_value: idValue };
}
