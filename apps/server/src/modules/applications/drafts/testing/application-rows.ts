import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '../../../../db/schema.gen.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { createCustomer, type Person } from '../../../customers/customers/index.ts';
import { somebody } from '../../../customers/customers/testing/somebody.ts';

/** When what a test does not date came to be. */
export const startedAt = new Date('2026-03-01T04:00:00Z');
/** So many minutes later. */
export const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);

/** Customers and their applications as they lie in the database, for tests of what is asked of it. */
export function applicationRows({ db }: TestDatabase) {
  return {
    async addCustomer(changes: Partial<Person> = {}): Promise<string> {
      const id = randomUUID();
      const person = somebody({ idValue: `12/DAGAMA(N)${id.slice(0, 8).toUpperCase()}`, ...changes });
      const customer = { id, person, passwordHash: 'none', existingCustomer: false, at: startedAt };
      await db.transaction().execute((trx) => createCustomer(trx, customer));
      return id;
    },
    /** For an account in kyats, unless it says otherwise. */
    async addApplication(customerId: string, changes: Partial<Insertable<DB['applications']>> = {}): Promise<string> {
      const id = changes.authorization_req_id ?? randomUUID();
      const account = { kind: 'account', account_class: '301', currency: 'MMK' } as const;
      await db
        .insertInto('applications')
        .values({ authorization_req_id: id, customer_id: customerId, ...account, created_at: startedAt, ...changes })
        .execute();
      return id;
    },
    /** Of an application that is there. */
    async addOrder(customerId: string, id: string, changes: Partial<Insertable<DB['orders']>> = {}): Promise<string> {
      await db
        .insertInto('orders')
        .values({
          authorization_req_id: id,
          customer_id: customerId,
          record: '{}',
          marks: [],
          created_at: startedAt,
          ...changes,
        })
        .execute();
      return id;
    },
    /** A photo of an application that is there. */
    async addFile(
      customerId: string,
      authorizationReqId: string,
      changes: Partial<Insertable<DB['application_files']>> = {},
    ): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto('application_files')
        .values({
          id,
          authorization_req_id: authorizationReqId,
          customer_id: customerId,
          type: 'PRIMARY-FRONT',
          name: 'photo.jpg',
          media_type: 'image/jpeg',
          size_bytes: 1,
          sha256: Buffer.from(id),
          created_at: startedAt,
          stored_name: `application-files/${id}`,
          ...changes,
        })
        .execute();
      return id;
    },
  };
}
