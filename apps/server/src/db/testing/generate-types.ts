import { type Kysely, sql } from 'kysely';
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import type { DB } from '../schema.gen.ts';

/** The text of `schema.gen.ts` for a migrated database. */
export async function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    // The tables of the migrations and of the job queue are no business of the stores.
    includePattern: 'public.*',
    excludePattern: 'migrations',
    outFile: null,
    overrides: { columns: await checkedColumns(db) },
    typeOnlyImports: true,
  });
}

interface CheckedColumn {
  readonly path: string;
  /** As PostgreSQL writes the constraint back. */
  readonly definition: string;
  readonly hasDefault: boolean;
}

const oneOf = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;
const someOf = /^CHECK \(\((\w+) <@ ARRAY\[(.*)\]\)\)$/;

/** What `check (x in (…))` allows is what TypeScript knows of the column: nobody has to claim it where a row is read. */
async function checkedColumns(db: Kysely<DB>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<CheckedColumn>`
    select conrelid::regclass || '.' || attname as path, pg_get_constraintdef(con.oid) as definition,
      atthasdef as "hasDefault"
    from pg_constraint con join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where con.connamespace = 'public'::regnamespace and contype = 'c' and cardinality(conkey) = 1
    order by 1`.execute(db);
  return Object.fromEntries(rows.flatMap((column) => typesOf(column).map((type) => [column.path, type])));
}

/** None where the constraint is of another form. The generator adds `null` where the column may be. */
function typesOf({ definition, hasDefault }: CheckedColumn): RawExpressionNode[] {
  const [one, some] = [oneOf.exec(definition), someOf.exec(definition)];
  const values = (one ?? some)?.[2]?.match(/'[^']*'(?=::text)/g)?.join(' | ');
  if (values === undefined) return [];
  const type = some ? `(${values})[]` : values;
  return [new RawExpressionNode(hasDefault ? `Generated<${type}>` : type)];
}
