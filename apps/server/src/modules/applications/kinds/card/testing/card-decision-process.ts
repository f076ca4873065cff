/**
 * Confirms that a card is made, in a process of its own, so that a test can kill it after a statement to the database or
 * around the order to the bank. Without anything to confirm it does what a worker does: it carries on what is left.
 */
import { text } from 'node:stream/consumers';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Bank, CardOrder } from '../../../../../bank/bank.ts';
import { createSandboxBank } from '../../../../../bank/sandbox/index.ts';
import type { DB } from '../../../../../db/schema.gen.ts';
import { confirmProposal } from '../../../../desk/decisions/index.ts';
import { createCardOrders } from '../../../../fulfilment/card-orders/index.ts';
import { cardDecisionWays } from '../decisions.ts';

export interface CardDecisionTask {
  readonly databaseUrl: string;
  readonly confirm?: { readonly staffId: string; readonly id: string; readonly proposalId: string };
  /** Orders to carry on. */
  readonly advance?: readonly string[];
  readonly dieAt?: { readonly point: 'before order' | 'after order' | 'statement'; readonly number: number };
}

const { databaseUrl, confirm, advance = [], dieAt }: CardDecisionTask = JSON.parse(await text(process.stdin));
const now = () => new Date();
let statements = 0;

function die(point: NonNullable<CardDecisionTask['dieAt']>['point'], number: number): void {
  if (dieAt?.point === point && dieAt.number === number) process.kill(process.pid, 'SIGKILL');
}

function mortal(bank: Bank): Bank {
  return {
    ...bank,
    async issueCard(order: CardOrder) {
      die('before order', 1);
      const card = await bank.issueCard(order);
      die('after order', 1);
      return card;
    },
  };
}

const pool = new Pool({ connectionString: databaseUrl, max: 4 });
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log() {
    statements += 1;
    die('statement', statements);
  },
});
const cardOrders = createCardOrders({ db, bank: mortal(createSandboxBank({ db, now })), now, random: Math.random });
if (confirm) {
  const { staffId, ...decided } = confirm;
  const desk = { db, now, caseHoldS: 60, queue: 'cards', ways: cardDecisionWays(cardOrders) };
  await confirmProposal(staffId, { ...decided, revision: 0 }, desk);
}
for (const id of advance) await cardOrders.advance(id);
process.stdout.write(JSON.stringify({ statements }));
await pool.end();
