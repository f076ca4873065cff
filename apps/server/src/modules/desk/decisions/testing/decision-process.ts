/**
 * Confirms a proposal in a process of its own, so that a test can kill it after a statement to the database or around an
 * order to the bank. Without anything to confirm it does what a worker does: it carries on what is left.
 */
import { text } from 'node:stream/consumers';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Bank } from '../../../../bank/bank.ts';
import { createSandboxBank } from '../../../../bank/sandbox/index.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import { accountDecisions } from '../../../applications/kinds/account/index.ts';
import { createOpenings } from '../../../fulfilment/openings/index.ts';
import { confirmProposal } from '../decide.ts';

export interface DecisionTask {
  readonly databaseUrl: string;
  readonly confirm?: { readonly staffId: string; readonly id: string; readonly proposalId: string };
  /** Openings to carry on. */
  readonly advance?: readonly string[];
  readonly dieAt?: { readonly point: 'before order' | 'after order' | 'statement'; readonly number: number };
}

const { databaseUrl, confirm, advance = [], dieAt }: DecisionTask = JSON.parse(await text(process.stdin));
const now = () => new Date();

let statements = 0;
let orders = 0;

function die(point: NonNullable<DecisionTask['dieAt']>['point'], number: number): void {
  if (dieAt?.point === point && dieAt.number === number) process.kill(process.pid, 'SIGKILL');
}

function mortal(bank: Bank): Bank {
  const around =
    <Order, Answer>(carryOut: (order: Order) => Promise<Answer>) =>
    async (order: Order) => {
      orders += 1;
      const number = orders;
      die('before order', number);
      const answer = await carryOut(order);
      die('after order', number);
      return answer;
    };
  return { ...bank, openAccount: around(bank.openAccount), orderService: around(bank.orderService) };
}

const pool = new Pool({ connectionString: databaseUrl, max: 4 });
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log() {
    statements += 1;
    die('statement', statements);
  },
});
const bank = mortal(createSandboxBank({ db, now }));
const openings = createOpenings({ db, bank, now, random: Math.random });
if (confirm) {
  const { staffId, ...decided } = confirm;
  const ways = accountDecisions({ db, bank, openings });
  await confirmProposal(staffId, { ...decided, revision: 0 }, { db, now, caseHoldS: 60, queue: 'cases', ways });
}
for (const id of advance) await openings.advance(id);
process.stdout.write(JSON.stringify({ statements, orders }));
await pool.end();
