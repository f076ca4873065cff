import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Passwords } from '../passwords/index.ts';
import type { LoginTries } from './login-tries.ts';

interface SessionSettings {
  readonly sessionLifetimeS: number;
  readonly accessTokenLifetimeS: number;
  /** For how long a refresh may be repeated. */
  readonly refreshRepeatS: number;
  readonly loginLockS: number;
}

export interface SessionParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  /** The next tokens of a session are worked out with it. */
  readonly tokenKey: () => Promise<Buffer>;
  readonly passwords: Passwords;
  readonly loginTries: LoginTries;
  readonly settings: SessionSettings;
}

export function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
