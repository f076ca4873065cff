import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import { endAllSessions } from '../../access/sessions/index.ts';
import { blockCustomer, changePassword } from '../../customers/customers/index.ts';
import { hasDemoData } from './store.ts';

interface ShutOutDependencies {
  readonly db: Kysely<DB>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly now: () => Date;
  readonly customerIds: readonly string[];
}

/** As the demo staff: everybody knows their password, and where nobody wants them they must not get in. */
export async function blockDemoCustomers({ db, passwords, now, customerIds }: ShutOutDependencies): Promise<void> {
  if (!(await hasDemoData(db))) return;
  const passwordHash = await passwords.hash(randomUUID());
  await db.transaction().execute(async (trx) => {
    for (const id of customerIds) {
      if (!(await blockCustomer(trx, id))) continue;
      await changePassword(trx, id, { passwordHash, at: now() });
      await endAllSessions(trx, id);
    }
  });
}
