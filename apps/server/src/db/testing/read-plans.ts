import { Kysely, PostgresDialect } from 'kysely';
import type { DB } from '../schema.gen.ts';
import type { TestDatabase } from './test-database.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** How the database carries out what some work asks of it: the kinds of its steps, and the indexes they use. */
export async function readPlans({ pool }: TestDatabase, work: (db: Kysely<DB>) => Promise<unknown>) {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => asked.push({ sql: query.sql, parameters: query.parameters }),
  });
  await work(db);
  const nodes: Plan[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
  }
  return {
    steps: [...new Set(nodes.map((node) => node['Node Type']))],
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  };
}

/** Fills a table faster than its references could be looked up, and tells the planner how full it is. */
export async function fillTables({ pool }: TestDatabase, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('set session_replication_role = origin');
    await client.query('analyze');
  } finally {
    client.release();
  }
}
