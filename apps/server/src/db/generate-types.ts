import type { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import type { DB } from './schema.gen.ts';

/** The text of `schema.gen.ts` for a migrated database. */
export async function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    // The tables of the migrations and of the job queue are no business of the stores.
    includePattern: 'public.*',
    excludePattern: 'migrations',
    outFile: null,
    typeOnlyImports: true,
  });
}
