import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded/start-embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { quiet } from '../../db/testing/quiet-log.ts';
import { reportBudget } from '../../testing/budget.ts';
import { createSandboxBank } from '../sandbox/index.ts';
import { addAccounts } from './bench/accounts.ts';
import { hasPgbench, rateOfPgbench, transferScript } from './bench/pgbench.ts';
import { rateOfBank } from './bench/transfers.ts';
import { faultsInBooks } from './books.ts';

const connections = 16;
const numberOfAccounts = 1000;
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const say = (line: string) => process.stdout.write(`${line}\n`);
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} transfers/s`;

/** How fast the bank moves money, beside pgbench doing the same statement on the same database in turns. */
async function measure(url: string): Promise<void> {
  const { db, close } = await connect({ url, poolSize: connections, log: quiet });
  const dependencies = { db, now: () => new Date() };
  const bank = createSandboxBank(dependencies);
  const accounts = await addAccounts(numberOfAccounts, connections, dependencies);
  const script = (await hasPgbench()) ? transferScript(db, accounts) : undefined;
  if (!script) say('pgbench is not installed here, so the bank is measured alone.');
  say(`${connections} connections, ${numberOfAccounts} accounts, ${rounds} turns of ${seconds} s each`);
  await rateOfBank(bank, { accounts, connections, seconds: 1 });

  const rates = { bank: [] as number[], pgbench: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    rates.bank.push(await rateOfBank(bank, { accounts, connections, seconds }));
    say(`turn ${round}: the bank ${perSecond(rates.bank.at(-1) ?? 0)}`);
    if (!script) continue;
    rates.pgbench.push(await rateOfPgbench({ url, script, connections, seconds }));
    say(`turn ${round}: pgbench  ${perSecond(rates.pgbench.at(-1) ?? 0)}`);
  }
  const [ours, theirs] = [median(rates.bank), median(rates.pgbench)];
  const beside = script ? `, pgbench ${perSecond(theirs)}: ${Math.round((ours / theirs) * 100)}% of it` : '';
  const faults = await faultsInBooks(db);
  await close();
  const areRight = faults.length === 0;
  reportBudget(
    'transfers of the sandbox bank',
    `${perSecond(ours)}${beside}`,
    'the books are right afterwards',
    areRight,
  );
  if (!areRight) throw new Error(`The books are wrong afterwards:\n${faults.join('\n')}`);
}

function median(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-ledger-'));
  // The database may run as another account, which has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, (error) => say(error.message));
  try {
    const { pool, close } = await connect({ url: embedded.url, poolSize: 2, log: quiet });
    await migrate(pool);
    await close();
    await measure(embedded.url);
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
