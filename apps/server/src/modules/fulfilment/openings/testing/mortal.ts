import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Bank } from '../../../../bank/bank.ts';
import { createSandboxBank } from '../../../../bank/sandbox/index.ts';
import type { DB } from '../../../../db/schema.gen.ts';

/** Die before or after the nth order to the bank, or after the nth statement to the database. */
export interface Death {
  readonly point: 'before order' | 'after order' | 'statement';
  readonly number: number;
}

/** A database and a bank for a process that a test kills: it says after each statement that it is done. */
export function createMortalWorld(databaseUrl: string, dieAt: Death | undefined) {
  const counted = { statements: 0, orders: 0 };
  const now = () => new Date();

  function die(point: Death['point'], number: number): void {
    if (dieAt?.point === point && dieAt.number === number) process.kill(process.pid, 'SIGKILL');
  }

  function mortal(bank: Bank): Bank {
    const ordering = ['openAccount', 'transfer', 'orderService', 'charge', 'closeAccount'] as const;
    const entries = ordering.map((name) => [
      name,
      async (order: never) => {
        counted.orders += 1;
        const number = counted.orders;
        die('before order', number);
        const answer = await bank[name](order);
        die('after order', number);
        return answer;
      },
    ]);
    return { ...bank, ...Object.fromEntries(entries) };
  }

  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log() {
      counted.statements += 1;
      die('statement', counted.statements);
      process.stdout.write('statement\n');
    },
  });
  return { pool, db, now, counted, bank: mortal(createSandboxBank({ db, now })) };
}
