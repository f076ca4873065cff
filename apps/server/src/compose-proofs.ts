import { availableParallelism } from 'node:os';
import { type Allowances, createAllowances } from './modules/allowances/index.ts';
import { type Codes, createCodes, randomCode } from './modules/codes/index.ts';
import { createPasswords, type Passwords } from './modules/passwords/index.ts';
import type { createServerKeys } from './modules/server-keys/index.ts';
import type { Settings } from './settings.ts';

interface Proofs {
  readonly allowances: Allowances;
  readonly codes: Codes;
  readonly passwords: Passwords;
}

/** What people prove who they are with: codes and passwords, and how often each may be tried or sent. */
export async function composeProofs(
  settings: Settings,
  now: () => Date,
  serverKey: ReturnType<typeof createServerKeys>,
): Promise<Proofs> {
  // Now, while connections are free: within a transaction a key would need a second one, and if all transactions
  // waited for that, none would go on.
  await Promise.all([serverKey('allowances'), serverKey('codes'), serverKey('outbox')]);
  const allowances = createAllowances({ now, key: () => serverKey('allowances') });
  const lifetimeS = settings.codeLifetimeS;
  const codes = createCodes({
    now,
    randomCode,
    key: () => serverKey('codes'),
    allowances,
    settings: {
      lifetimeS: {
        'sign-up': lifetimeS,
        reset: lifetimeS,
        activation: lifetimeS,
        'existing-customer': settings.existingCustomerCodeLifetimeS,
      },
      maxTries: settings.codeMaxTries,
      maxResends: settings.codeMaxResends,
      resendGapS: settings.codeResendGapS,
      sendsPerDay: settings.codesPerDay,
    },
  });
  const passwords = createPasswords({ parallel: availableParallelism(), maxWaiting: settings.passwordsWaiting });
  return { allowances, codes, passwords };
}
