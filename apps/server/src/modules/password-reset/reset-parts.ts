import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Codes } from '../codes/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { LoginTries } from '../sessions/index.ts';

export interface ResetParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly loginTries: LoginTries;
  readonly settings: { readonly resetLifetimeS: number };
}
