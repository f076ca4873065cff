import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { createServerKeys } from '../modules/access/keys/index.ts';
import { createCodes, randomCode } from '../modules/access/one-time-codes/index.ts';
import { createPasswords } from '../modules/access/passwords/index.ts';
import { createQuotas } from '../modules/access/quotas/index.ts';
import { createLoginTries } from '../modules/access/sign-in-attempts/index.ts';
import type { Settings } from '../settings.ts';

interface ProofDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
}

export type Proofs = Awaited<ReturnType<typeof composeProofs>>;

/** What people prove who they are with: codes and passwords, and how often each may be tried or sent. */
export async function composeProofs({ db, settings, now }: ProofDependencies) {
  const serverKey = createServerKeys(db);
  // Now, while connections are free: within a transaction a key would need a second one, and if all transactions
  // waited for that, none would go on.
  await Promise.all((['allowances', 'codes', 'outbox', 'reminder-links'] as const).map(serverKey));
  const quotas = createQuotas({ now, key: () => serverKey('allowances') });
  const { codeLifetimeS, existingCustomerCodeLifetimeS } = settings;
  const codes = createCodes({
    now,
    randomCode,
    key: () => serverKey('codes'),
    quotas,
    settings: {
      lifetimeS: {
        'sign-up': codeLifetimeS,
        reset: codeLifetimeS,
        activation: codeLifetimeS,
        'existing-customer': existingCustomerCodeLifetimeS,
        'new-phone': codeLifetimeS,
      },
      maxTries: settings.codeMaxTries,
      maxResends: settings.codeMaxResends,
      resendGapS: settings.codeResendGapS,
      sendsPerDay: settings.codesPerDay,
      triesPerDay: settings.codeTriesPerDay,
    },
  });
  const passwords = createPasswords({ parallel: availableParallelism(), withinMs: settings.passwordWithinMs });
  const { loginMaxTries: maxTries, loginLockS: lockS } = settings;
  const loginTries = createLoginTries({ db, now, key: () => serverKey('login-tries'), maxTries, lockS });
  return { serverKey, quotas, codes, passwords, loginTries };
}
