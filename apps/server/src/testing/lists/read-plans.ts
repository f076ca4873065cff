import { Kysely, PostgresDialect } from 'kysely';
import type { Connection } from '../../db/connect.ts';
import type { DB } from '../../db/schema.gen.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Reading a table as small as that whole is the shortest way, whatever indexes it has. */
const fewPages = 50;

/**
 * How the database carries out what some work asks of it: the kinds of its steps, the indexes they use, the tables that
 * are not small and are read whole all the same.
 */
export async function readPlans({ pool }: Pick<Connection, 'pool'>, work: (db: Kysely<DB>) => Promise<unknown>) {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      asked.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await work(db);
  const nodes: Plan[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
  }
  const small = await pool.query<{ relname: string }>('select relname from pg_class where relpages <= $1', [fewPages]);
  const smallTables = new Set(small.rows.map(({ relname }) => relname));
  const readWhole = nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []));
  return {
    steps: [...new Set(nodes.map((node) => node['Node Type']))],
    readWhole: readWhole.filter((table) => !smallTables.has(table)),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  };
}
