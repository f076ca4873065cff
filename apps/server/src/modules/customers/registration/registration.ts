import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { AnonymousTokens } from '../../access/anonymous-tokens/index.ts';
import type { CodeRequestDetails, Codes, Recipient } from '../../access/one-time-codes/index.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import type { Person } from '../customers/index.ts';
import type { EnumerationLimits } from './enumeration-limits.ts';
import type { KnownCustomers } from './known-customers.ts';

/** Somebody who has signed up and not yet confirmed phone and e-mail. */
export interface Registration {
  /** The customer will have the same. */
  readonly id: string;
  readonly person: Person;
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export function matchesDetails({ person }: Registration, details: CodeRequestDetails): boolean {
  return (
    person.loginId === details.loginId &&
    person.idType === details.idType &&
    person.idValue === details.idValue &&
    person.birthDate === details.birthDate &&
    person.phone === details.phone
  );
}

/** Number, address and language as they were given at sign-up. */
export function recipientOf({ person }: Registration): Recipient {
  return { phone: person.phone, email: person.loginId, language: person.language };
}

interface RegisterSettings extends EnumerationLimits {
  /** From one network, which the customers of a whole mobile operator may share. */
  readonly signUpsPerDay: number;
  /** For so long a sign-up waits for its phone to be confirmed. */
  readonly registrationLifetimeS: number;
  /** For so long it then waits for the e-mail; longer than one link lives, so that another can be asked for. */
  readonly awaitingEmailLifetimeS: number;
  readonly emailLinkLifetimeS: number;
  /** At least so long from one link to the next, as from one code to the next. */
  readonly codeResendGapS: number;
  /** How often a link can be asked for again in a day, for one address. */
  readonly emailLinksPerDay: number;
}

export interface RegisterDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly tokens: AnonymousTokens;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly quotas: Quotas;
  readonly knownCustomers: KnownCustomers;
  readonly settings: RegisterSettings;
}
