/**
 * Opens accounts in a process of its own, so that a test can kill it: at a statement, before or after an order to the
 * bank, or from outside at any moment. Says `ready` before it begins, and after each statement that it is done.
 */
import { text } from 'node:stream/consumers';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Bank } from '../../../bank/bank.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { OpeningRequest } from '../opening.ts';
import { createOpenings } from '../openings.ts';

export interface OpeningTask {
  readonly databaseUrl: string;
  readonly requests: readonly OpeningRequest[];
  /** Die before or after the nth order to the bank, or after the nth statement to the database. */
  readonly dieAt?: { readonly point: 'before order' | 'after order' | 'statement'; readonly number: number };
}

const { databaseUrl, requests, dieAt }: OpeningTask = JSON.parse(await text(process.stdin));
const now = () => new Date();

let statements = 0;
let orders = 0;

function die(point: NonNullable<OpeningTask['dieAt']>['point'], number: number): void {
  if (dieAt?.point === point && dieAt.number === number) process.kill(process.pid, 'SIGKILL');
}

function mortal(bank: Bank): Bank {
  const ordering = ['openAccount', 'transfer', 'orderService', 'charge', 'closeAccount'] as const;
  const entries = ordering.map((name) => [
    name,
    async (order: never) => {
      orders += 1;
      const number = orders;
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
    statements += 1;
    die('statement', statements);
    process.stdout.write('statement\n');
  },
});
const bank = mortal(createSandboxBank({ db, now }));
const openings = createOpenings({ db, bank, now, random: Math.random });

await pool.query('select 1');
process.stdout.write('ready\n');
await Promise.all(requests.map((request) => openings.open(request)));
process.stdout.write(`${JSON.stringify({ statements, orders })}\n`);
await pool.end();
