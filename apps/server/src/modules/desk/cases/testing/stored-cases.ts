import { randomUUID } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { Applications, Cases, Orders, Staff } from '../../../../db/schema.gen.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { createCustomer, type Person } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';

const created = new Date('2026-01-01T00:00:00Z');

/** Rows as the desk finds them, for what is asked of the stores themselves. */
export function storedCases({ db }: TestDatabase) {
  async function addCustomer(changes: Partial<Person> = {}): Promise<string> {
    const id = randomUUID();
    const customer = { id, person: somebody(changes), passwordHash: 'x', existingCustomer: false, at: created };
    await db.transaction().execute((trx) => createCustomer(trx, customer));
    return id;
  }

  return {
    addCustomer,

    /** A maker and checker who works here, but for what is given. */
    async addStaff(name: string, changes: Updateable<Staff> = {}): Promise<string> {
      const id = randomUUID();
      const row = { id, login_id: `${id}@bank.example`, name, password_hash: 'x', roles: ['maker', 'checker'] };
      await db
        .insertInto('staff')
        .values({ ...row, sessions_since: created, created_at: created, ...changes } as Insertable<Staff>)
        .execute();
      return id;
    },

    /** Of an account, waiting in the list of accounts, but for what is given. */
    async addCase(
      changes: Updateable<Cases> = {},
      {
        application = {},
        order = {},
      }: { readonly application?: Updateable<Applications>; readonly order?: Updateable<Orders> } = {},
    ): Promise<string> {
      const id = randomUUID();
      const customerId = changes.customer_id ?? (await addCustomer());
      const named = { authorization_req_id: id, customer_id: customerId };
      const kind = { kind: 'account', account_class: '301', currency: 'MMK', status: 'PENDING' };
      await db
        .insertInto('applications')
        .values({ ...named, ...kind, record: '{}', created_at: created, ...application } as Insertable<Applications>)
        .execute();
      await db
        .insertInto('orders')
        .values({ ...named, record: '{}', marks: [], created_at: created, ...order } as Insertable<Orders>)
        .execute();
      const place = { queue: 'cases', status: 'WAITING', application_status: 'PENDING' } as const;
      await db
        .insertInto('cases')
        .values({
          ...named,
          ...place,
          account_class: '301',
          branch_code: '001',
          handed_in_at: created,
          ...changes,
        } as Insertable<Cases>)
        .execute();
      return id;
    },
  };
}

export type StoredCases = ReturnType<typeof storedCases>;
