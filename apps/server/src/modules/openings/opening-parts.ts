import type { Kysely } from 'kysely';
import type { Bank } from '../../bank/bank.ts';
import type { DB } from '../../db/schema.gen.ts';

export interface OpeningParts {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly random: () => number;
}
