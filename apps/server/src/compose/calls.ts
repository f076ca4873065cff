import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import type { AppDependencies } from '../app.ts';
import type { Bank } from '../bank/bank.ts';
import { checkConnection } from '../db/check-connection.ts';
import type { DB } from '../db/schema.gen.ts';
import type { FindHolder } from '../http/guard.ts';
import { accountRoutes, createOwnAccounts, type OwnAccounts } from '../modules/accounts/index.ts';
import { createAllowances } from '../modules/allowances/index.ts';
import { analyticsRoutes } from '../modules/analytics/index.ts';
import { type AnonymousTokens, createAnonymousTokens } from '../modules/anonymous-tokens/index.ts';
import { listFiles } from '../modules/application-files/index.ts';
import { type ApplicationDependencies, applicationRoutes } from '../modules/applications/index.ts';
import { broadcastRoutes } from '../modules/broadcasts/index.ts';
import { codeRoutes, createCodes, randomCode } from '../modules/codes/index.ts';
import { deskCustomerRoutes } from '../modules/desk-customers/index.ts';
import { figureRoutes } from '../modules/figures/index.ts';
import { findPhone, handOverRoutes } from '../modules/hand-over/index.ts';
import { inboxRoutes } from '../modules/inbox/index.ts';
import { introductionRoutes } from '../modules/introductions/index.ts';
import { createLoginTries } from '../modules/login-tries/index.ts';
import { orderRoutes } from '../modules/orders/index.ts';
import { passwordResetRoutes } from '../modules/password-reset/index.ts';
import { createPasswords } from '../modules/passwords/index.ts';
import { profileRoutes } from '../modules/profile/index.ts';
import { referenceRoutes } from '../modules/reference/index.ts';
import { createKnownCustomers, registerRoutes, resendSignUpCode } from '../modules/register/index.ts';
import { createServerKeys } from '../modules/server-keys/index.ts';
import { findSession, sessionRoutes } from '../modules/sessions/index.ts';
import { sendActivationCode, submissionRoutes } from '../modules/submissions/index.ts';
import { termsRoutes } from '../modules/terms/index.ts';
import { webhookRoutes } from '../modules/webhooks/index.ts';
import type { Portal } from '../portal.ts';
import type { Settings } from '../settings.ts';
import type { ComposedFiles } from './files.ts';
import type { ComposedIdentity } from './identity.ts';

interface CallDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly portal: Portal;
  readonly files: ComposedFiles;
  readonly identity: ComposedIdentity;
}

/** What the calls are answered with. */
export async function composeCalls(
  dependencies: CallDependencies,
): Promise<Pick<AppDependencies, 'implementations' | 'findHolder' | 'noteRefused' | 'checkDatabase'>> {
  const { db, settings, now, bank, portal, files, identity } = dependencies;
  const serverKey = createServerKeys(db);
  const tokens = createAnonymousTokens({ db, now, lifetimeS: settings.anonymousTokenLifetimeS });
  const proofs = await composeProofs(dependencies, serverKey);
  const ownAccounts = createOwnAccounts({ db, bank });
  const applications = composeApplications(dependencies, ownAccounts);
  const register = { db, now, tokens, ...proofs, knownCustomers: createKnownCustomers(bank), settings };
  return {
    implementations: [
      ...registerRoutes(register),
      ...codeRoutes({
        'sign-up': (asked) => resendSignUpCode(asked, register),
        activation: (asked) => sendActivationCode(asked, { db, ...proofs }),
      }),
      ...sessionRoutes({ db, now, tokenKey: () => serverKey('session-tokens'), ...proofs, settings }),
      ...passwordResetRoutes({ db, now, ...proofs, settings }),
      ...profileRoutes({ db, now }),
      ...accountRoutes({ db, bank, ownAccounts }),
      ...applicationRoutes(applications),
      ...submissionRoutes({ ...applications, ...proofs, settings }),
      ...introductionRoutes({ db, now }),
      ...inboxRoutes({ db, bank, now, chequeBookServiceId: settings.excludedServiceId }),
      ...orderRoutes({ db }),
      ...files.implementations,
      ...handOverRoutes({ db, now, addressOf: (id) => files.addresses.of(id) }),
      ...identity.implementations,
      ...referenceRoutes(tokens, settings),
      ...termsRoutes(),
      ...deskCustomerRoutes({ db, now, loginTries: proofs.loginTries }),
      ...broadcastRoutes({ db, now }),
      ...figureRoutes(db),
      ...webhookRoutes({ db, now, receivers: settings.webhookUrls ?? [] }),
      ...analyticsRoutes({
        db,
        now,
        visitorKey: () => serverKey('analytics-visitor'),
        findRoute: portal.findRoute,
      }),
    ],
    findHolder: composeHolders(tokens, dependencies),
    noteRefused: async () => {},
    checkDatabase: () => checkConnection(db),
  };
}

function composeApplications(
  { db, bank, now, settings, files }: CallDependencies,
  ownAccounts: OwnAccounts,
): ApplicationDependencies {
  return {
    db,
    bank,
    now,
    ownAccounts,
    files: { list: (id, within = db) => listFiles(within, id), addressOf: (id) => files.addresses.of(id) },
    excludedServiceId: settings.excludedServiceId,
  };
}

/** What people prove who they are with: codes and passwords, and how often each may be tried or sent. */
async function composeProofs({ db, settings, now }: CallDependencies, serverKey: ReturnType<typeof createServerKeys>) {
  // Now, while connections are free: within a transaction a key would need a second one, and if all transactions
  // waited for that, none would go on.
  await Promise.all([serverKey('allowances'), serverKey('codes'), serverKey('outbox')]);
  const allowances = createAllowances({ now, key: () => serverKey('allowances') });
  const { codeLifetimeS, existingCustomerCodeLifetimeS } = settings;
  const codes = createCodes({
    now,
    randomCode,
    key: () => serverKey('codes'),
    allowances,
    settings: {
      lifetimeS: {
        'sign-up': codeLifetimeS,
        reset: codeLifetimeS,
        activation: codeLifetimeS,
        'existing-customer': existingCustomerCodeLifetimeS,
      },
      maxTries: settings.codeMaxTries,
      maxResends: settings.codeMaxResends,
      resendGapS: settings.codeResendGapS,
      sendsPerDay: settings.codesPerDay,
    },
  });
  const passwords = createPasswords({ parallel: availableParallelism(), maxWaiting: settings.passwordsWaiting });
  const key = () => serverKey('login-tries');
  const { loginMaxTries: maxTries, loginLockS: lockS } = settings;
  return { allowances, codes, passwords, loginTries: createLoginTries({ db, now, key, maxTries, lockS }) };
}

/** Only tokens of kinds that may call are looked for, so that nearly every call needs one look-up. */
function composeHolders(tokens: AnonymousTokens, { db, now }: CallDependencies): FindHolder {
  return async (token, callers) => {
    const session = callers.includes('customer') ? await findSession(token, { db, now }) : undefined;
    if (session) return { kind: 'customer', ...session };
    const phone = callers.includes('phone') ? await findPhone(token, { db, now }) : undefined;
    if (phone) return { kind: 'phone', ...phone };
    return callers.some((caller) => caller === 'visitor' || caller === 'reader') ? tokens.findHolder(token) : undefined;
  };
}
