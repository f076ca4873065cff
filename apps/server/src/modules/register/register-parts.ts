import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { Allowances } from '../allowances/index.ts';
import type { AnonymousTokens } from '../anonymous-tokens/index.ts';
import type { Codes } from '../codes/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { KnownCustomers } from './known-customers.ts';

interface RegisterSettings {
  /** From one network, which the customers of a whole mobile operator may share. */
  readonly signUpsPerDay: number;
  /** For so long a sign-up waits for its phone to be confirmed. */
  readonly registrationLifetimeS: number;
  /** For so long it then waits for the e-mail; longer than one link lives, so that another can be asked for. */
  readonly awaitingEmailLifetimeS: number;
  readonly emailLinkLifetimeS: number;
  /** How often a link can be asked for again in a day, for one address. */
  readonly emailLinksPerDay: number;
}

export interface RegisterParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly tokens: AnonymousTokens;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly allowances: Allowances;
  readonly knownCustomers: KnownCustomers;
  readonly settings: RegisterSettings;
}

export const dayS = 24 * 60 * 60;

export function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
