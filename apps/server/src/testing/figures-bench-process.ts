import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthGroupings } from '@taga/contract/records/desk/figures';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { sql } from 'kysely';
import { type Connection, connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { readFigures, readHealth } from '../modules/desk/figures/figures.ts';
import { periodOf } from '../modules/desk/figures/period.ts';
import { countsPerDay } from '../modules/desk/figures/totals-store.ts';
import { reportBudget } from './budget.ts';
import { fillWithFigures } from './lists/many-figures.ts';

const few = 1000;
const many = 100 * few;
const rounds = 7;
/** What is counted when it happens costs the same to read, however much there is. */
const mostGrowth = 2;
/** Groups of people, of three kinds of rows, beside the least that can be asked about groups of one kind. */
const mostForGroups = 16;

const today = myanmarToday(new Date());
const days = { from: new Date(Date.parse(today) - 91 * 86_400_000).toISOString().slice(0, 10), to: today };
const period = periodOf(days);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function fill(url: string, name: string, applications: number): Promise<Connection> {
  const { pool, close } = await connect({ url, poolSize: 1, log: quiet });
  await pool.query(`create database ${name}`);
  await close();
  const place = await connect({ url: new URL(`/${name}`, url).href, poolSize: 2, log: quiet });
  await migrate(place.pool);
  await fillWithFigures(place, applications);
  return place;
}

type Read = () => Promise<unknown>;

/** In turns, so that whatever else the machine does is borne by both. */
async function compare(one: Read, other: Read): Promise<{ one: number; other: number }> {
  const times = { one: [] as number[], other: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, read] of [['one', one] as const, ['other', other] as const]) {
      const start = performance.now();
      await read();
      if (round > 0) times[name].push(performance.now() - start);
    }
  }
  return { one: median(times.one), other: median(times.other) };
}

const readTotals = async ({ db }: Connection) => {
  for (const figure of ['applications', 'identity', 'codes'] as const) await countsPerDay(db, figure, period);
};

const countPeople = ({ db }: Connection) =>
  sql`select current_township, count(distinct customer_id)
    from applications join customers on customers.id = applications.customer_id
    where applications.created_at >= ${period.begins} and applications.created_at < ${period.ends}
    group by current_township`.execute(db);

async function measure(small: Connection, large: Connection): Promise<void> {
  const faults: string[] = [];
  const evaluate = (what: string, { one, other }: { one: number; other: number }, beside: string, most?: number) => {
    const ratio = other / one;
    const figure = `${other.toFixed(1)} ms, ${beside} ${one.toFixed(1)} ms: × ${ratio.toFixed(2)}`;
    if (!most) return say(`${what}: ${figure}`);
    const isMet = reportBudget(`figures: ${what}`, figure, `at most × ${most}`, ratio <= most);
    if (!isMet) faults.push(`${what}: ${ratio.toFixed(2)} times`);
  };
  const hundredth = 'among a hundredth';
  evaluate(
    'counts of days',
    await compare(
      () => readTotals(small),
      () => readTotals(large),
    ),
    hundredth,
    mostGrowth,
  );
  evaluate(
    'the whole dashboard, with the median of all decisions',
    await compare(
      () => readFigures(days, small.db),
      () => readFigures(days, large.db),
    ),
    hundredth,
  );
  for (const by of healthGroupings) {
    const compared = await compare(
      () => countPeople(large),
      () => readHealth(days, by, large.db),
    );
    evaluate(`groups by ${by}`, compared, 'counting people by township alone', mostForGroups);
  }
  if (faults.length > 0) throw new Error(`Figures are slower than they should be:\n${faults.join('\n')}`);
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-figures-'));
  // The database may run as another account, which has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, (error) => say(error.message));
  try {
    const small = await fill(embedded.url, 'small', few);
    const large = await fill(embedded.url, 'large', many);
    say(`${few} and ${many} applications of 90 days, each with an identity check and two codes`);
    await measure(small, large);
    await small.close();
    await large.close();
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
