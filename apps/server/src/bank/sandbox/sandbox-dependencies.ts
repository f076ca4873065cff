import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

export interface SandboxDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}
