import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { reportBudget } from './budget.ts';

const [fewRows, manyRows] = [10_000, 500_000];
const rounds = 9;
const appendedARound = 200;
const purgedARound = 500;
/** An index grows by a level for hundreds of times as many rows; what is only added to costs no more than that. */
const mostGrowth = 2;

interface Growing {
  /** Columns, and their values for the row `n`, as wide as the product writes them. */
  readonly columns: string;
  readonly values: string;
  /** By which old rows are erased; nothing where they stay as long as the customer. */
  readonly purgedBy?: string;
}

const uuid = `gen_random_uuid()`;
const moment = `date_trunc('second', now()) - (5000000 - n) * interval '1 second'`;

/** What is only added to. */
const tables: Readonly<Record<string, Growing>> = {
  audit_entries: {
    columns: 'at, actor_kind, actor_id, action, subject_kind, subject_id, facts, digest',
    values: `${moment}, 'staff', ${uuid}::text, 'case.viewed', 'case', ${uuid}::text, '{"revision": 3}', sha256(n::text::bytea)`,
  },
  case_events: {
    columns: 'at, authorization_req_id, action, staff_id, facts',
    values: `${moment}, ${uuid}, 'case.viewed', ${uuid}, '{"revision": 3}'`,
  },
  inbox_messages: {
    columns: 'id, customer_id, type, category, body, created_at',
    values: `${uuid}, ${uuid}, 'AccountCompleted', 'System', '{"number": "A-7K3M-29"}', ${moment}`,
  },
  outbox: {
    columns: 'id, channel, recipient, language, template, template_values, state, queued_at, finished_at',
    values: `${uuid}, 'sms', '09' || n, 'my', 'code', '{}', 'sent', ${moment}, ${moment}`,
    purgedBy: 'finished_at',
  },
  analytics_events: {
    columns: 'at, action, page, visitor_key, session_id, browser_name, browser_platform',
    values: `${moment}, 'view', '/create-account/:type/occupation', sha256(n::text::bytea), ${uuid}::text, 'Chrome', 'Android'`,
    purgedBy: 'at',
  },
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function fill(url: string, name: string, rows: number): Promise<Connection> {
  const { pool, close } = await connect({ url, poolSize: 1, log: quiet });
  await pool.query(`create database ${name}`);
  // What a row refers to need not be there, and filling may take its time.
  await pool.query(`alter database ${name} set session_replication_role = replica`);
  await pool.query(`alter database ${name} set statement_timeout = 0`);
  await close();
  const place = await connect({ url: new URL(`/${name}`, url).href, poolSize: 1, log: quiet });
  await migrate(place.pool);
  for (const [table, { columns, values }] of Object.entries(tables)) {
    await place.pool.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) n`);
  }
  await place.pool.query('vacuum analyze');
  say(`${name}: ${rows} rows in each of ${Object.keys(tables).length} tables`);
  return place;
}

async function msFor(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** One after the other, each in a transaction of its own. */
const append = (table: string, { columns, values }: Growing, { pool }: Connection, round: number) =>
  msFor(async () => {
    for (let row = 0; row < appendedARound; row += 1) {
      const n = 3_000_000 + round * appendedARound + row;
      await pool.query(`insert into ${table} (${columns}) select ${values} from (select ${n} n) one`);
    }
  });

/** The oldest rows, as the purge erases them: by their time, some at once. */
const purge = (table: string, column: string, { pool }: Connection) =>
  msFor(() =>
    pool.query(
      `delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${column} <= now() order by ${column} limit ${purgedARound}))`,
    ),
  );

async function measure(few: Connection, many: Connection): Promise<void> {
  const faults: string[] = [];
  async function compare(what: string, work: (place: Connection, round: number) => Promise<number>): Promise<void> {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await work(few, round));
      times.many.push(await work(many, round));
    }
    const growth = median(times.many) / median(times.few);
    const [beside, among] = [median(times.few), median(times.many)].map((ms) => `${ms.toFixed(1)} ms`);
    const figure = `${beside}, among ${manyRows / fewRows} times as many ${among}: × ${growth.toFixed(2)}`;
    const isMet = reportBudget(what, figure, `at most × ${mostGrowth}`, growth <= mostGrowth);
    if (!isMet) faults.push(`${what}: ${growth.toFixed(2)} times slower`);
  }
  for (const [table, growing] of Object.entries(tables)) {
    const { rows } = await many.pool.query(
      `select pg_table_size('${table}') as heap, pg_indexes_size('${table}') as indexes`,
    );
    const bytes = (size: string) => Math.round(Number(size) / manyRows);
    say(`${table}: ${bytes(rows[0].heap)} bytes a row, and ${bytes(rows[0].indexes)} in indexes`);
    await compare(`${table}, adding ${appendedARound}`, (place, round) => append(table, growing, place, round));
    const { purgedBy } = growing;
    if (!purgedBy) continue;
    await compare(`${table}, purging ${purgedARound}`, (place) => purge(table, purgedBy, place));
  }
  if (faults.length > 0) throw new Error(`What is only added to has become slower:\n${faults.join('\n')}`);
}

const folder = await mkdtemp(join(tmpdir(), 'taga-growth-'));
// The database may run as another account, which has to get in.
await chmod(folder, 0o755);
const embedded = await startEmbedded(folder, (error) => say(error.message));
try {
  const few = await fill(embedded.url, 'small', fewRows);
  const many = await fill(embedded.url, 'large', manyRows);
  await measure(few, many);
  await few.close();
  await many.close();
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
