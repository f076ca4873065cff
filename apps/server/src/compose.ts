import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type AppParts, buildApp } from './app.ts';
import type { Bank } from './bank/bank.ts';
import { checkBankSettings, composeBank, prepareBank } from './compose-bank.ts';
import { checkChannelSettings, composeChannels, usesMailbox } from './compose-channels.ts';
import { composeJobs } from './compose-jobs.ts';
import { composeProofs } from './compose-proofs.ts';
import { checkConnection } from './db/check-connection.ts';
import { openDatabase } from './db/open-database.ts';
import type { DB } from './db/schema.gen.ts';
import type { FindHolder } from './http/guard.ts';
import { accountRoutes, createOwnAccounts } from './modules/accounts/index.ts';
import { analyticsRoutes } from './modules/analytics/index.ts';
import { createAnonymousTokens } from './modules/anonymous-tokens/index.ts';
import { applicationRoutes } from './modules/applications/index.ts';
import { mailboxPath } from './modules/channels/index.ts';
import { passwordResetRoutes } from './modules/password-reset/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { referenceRoutes } from './modules/reference/index.ts';
import { createKnownCustomers, registerRoutes } from './modules/register/index.ts';
import { createServerKeys } from './modules/server-keys/index.ts';
import { createFindCustomer, createLoginTries, sessionRoutes } from './modules/sessions/index.ts';
import { termsRoutes } from './modules/terms/index.ts';
import { openPortal, type Portal } from './portal.ts';
import type { Settings } from './settings.ts';
import type { StartError } from './start-error.ts';

interface ComposedServer {
  readonly app: FastifyInstance;
  /** One line for the person who starts the server. */
  readonly note: string | undefined;
  /** Where to read what a sandbox would have sent; nothing where real channels are set. */
  readonly mailboxPath: string | undefined;
  /** Whom to sign in as, one line each; none where there are no demo customers. */
  readonly demoLines: readonly string[];
  close(): Promise<void>;
}

/** The one place where implementations are chosen. `onLost` is called when the database is gone for good. */
export async function compose(
  settings: Settings,
  log: Logger,
  onLost: (error: StartError) => void,
): Promise<ComposedServer> {
  checkChannelSettings(settings);
  checkBankSettings(settings);
  const portal = openPortal(settings.portalDir);
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePoolSize,
    log,
    onLost,
  });
  const now = () => new Date();
  const bank = composeBank({ db: database.db, settings, now });
  const demoLines = await prepareBank(bank, { db: database.db, settings, now });
  const channels = composeChannels(database, settings, log, now);
  const calls = await composeCalls(database.db, settings, { portal, bank, now });
  const app = await buildApp({ settings, log, portal, ...channels, ...calls });
  const worker = composeJobs(app, { database, settings, log, bank, channels, now });
  app.addHook('onListen', async () => worker?.start());
  return {
    app,
    note: database.note,
    mailboxPath: usesMailbox(settings) ? mailboxPath : undefined,
    demoLines,
    async close() {
      await Promise.all([app.close(), worker?.stop()]);
      await database.close();
    },
  };
}

interface CallParts {
  readonly portal: Portal;
  readonly bank: Bank;
  readonly now: () => Date;
}

/** What the calls are answered with, given a database. */
export async function composeCalls(
  db: Kysely<DB>,
  settings: Settings,
  { portal, bank, now }: CallParts,
): Promise<Pick<AppParts, 'implementations' | 'findHolder' | 'checkDatabase'>> {
  const tokens = createAnonymousTokens({ db, now, lifetimeS: settings.anonymousTokenLifetimeS });
  const serverKey = createServerKeys(db);
  const proofs = await composeProofs(settings, now, serverKey);
  const loginTries = createLoginTries({
    db,
    now,
    key: () => serverKey('login-tries'),
    maxTries: settings.loginMaxTries,
    lockS: settings.loginLockS,
  });
  const ownAccounts = createOwnAccounts({ db, bank });
  const tokenKey = () => serverKey('session-tokens');
  return {
    implementations: [
      ...registerRoutes({ db, now, tokens, ...proofs, knownCustomers: createKnownCustomers(bank), settings }),
      ...sessionRoutes({ db, now, tokenKey, ...proofs, loginTries, settings }),
      ...passwordResetRoutes({ db, now, ...proofs, loginTries, settings }),
      ...profileRoutes({ db, now }),
      ...accountRoutes({ db, bank, ownAccounts }),
      ...applicationRoutes({ db, bank, now, ownAccounts, excludedServiceId: settings.excludedServiceId }),
      ...referenceRoutes(tokens),
      ...termsRoutes(),
      ...analyticsRoutes({
        db,
        now,
        visitorKey: () => serverKey('analytics-visitor'),
        findRoute: portal.findRoute,
      }),
    ],
    findHolder: composeHolders(createFindCustomer({ db, now }), tokens.findHolder),
    checkDatabase: () => checkConnection(db),
  };
}

/** Only tokens of kinds that may call are looked for, so that nearly every call needs one look-up. */
function composeHolders(findCustomer: FindHolder, findAnonymous: FindHolder): FindHolder {
  return async (token, callers) => {
    const customer = callers.includes('customer') ? await findCustomer(token, callers) : undefined;
    if (customer || callers.every((caller) => caller === 'customer')) return customer;
    return findAnonymous(token, callers);
  };
}
