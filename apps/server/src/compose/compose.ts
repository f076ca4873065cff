import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type AppDependencies, buildApp } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { stateCounts } from '../db/state-counts.ts';
import { openDesk } from '../desk.ts';
import { createMetrics } from '../http/operations/metrics.ts';
import { reportAudit, reportPool, reportStates } from '../metrics/product-metrics.ts';
import { mailboxPath } from '../modules/messaging/channels/index.ts';
import { auditFigures } from '../modules/staff/audit/index.ts';
import { seedDemoFiles } from '../modules/upkeep/demo-data/index.ts';
import { openPortal, type Portal } from '../portal.ts';
import type { Settings } from '../settings.ts';
import type { ShellApp } from '../shell-app.ts';
import type { StartError } from '../start-error.ts';
import { checkBankSettings, composeBank, prepareBank } from './bank.ts';
import { checkChannelSettings, composeChannels, usesMailbox } from './channels.ts';
import { composeMonth } from './demo-month.ts';
import { composeEndpoints } from './endpoints.ts';
import { checkFileSettings, composeFiles } from './files.ts';
import { composeIdentity } from './identity.ts';
import { composeJobs } from './jobs.ts';
import { composeProofs } from './proofs.ts';
import { checkSandboxSettings, showsSandboxBanner } from './sandbox.ts';
import { openKeys } from './secrets.ts';
import { checkStaffSettings, composeStaff } from './staff.ts';

/** What the product is made from and a test may bring instead: what is left out is the real one. */
export interface Brought {
  /** Stays open when the server closes. */
  readonly database?: Omit<OpenDatabase, 'close'>;
  readonly now?: () => Date;
  readonly portal?: Portal;
  readonly desk?: ShellApp;
  /** The process for images, built. */
  readonly mediaScript?: string | undefined;
  /** For tests of what every request goes through: other calls, other answers, other tokens. */
  readonly app?: Partial<Omit<AppDependencies, 'settings' | 'log' | 'portal' | 'desk'>>;
}

interface ComposedServer {
  readonly app: FastifyInstance;
  /** Lines for the person who starts the server. */
  readonly notes: readonly string[];
  /** Where to read what a sandbox would have sent; nothing where real channels are set. */
  readonly mailboxPath: string | undefined;
  /** Whom to sign in as, one line each; none where there are no demo customers. */
  readonly demoLines: readonly string[];
  /** The administrator of the desk who was sent a link to choose a password with, as long as there are not two. */
  readonly invitedAdministrator: string | undefined;
  /** From now on the server says that it is not ready, and goes on as before. */
  announceStop(): void;
  close(): Promise<void>;
}

/** The one place where implementations are chosen. `onLost` is called when the database is gone permanently. */
export async function compose(
  settings: Settings,
  log: Logger,
  onLost: (error: StartError) => void,
  brought: Brought = {},
): Promise<ComposedServer> {
  checkSandboxSettings(settings);
  checkChannelSettings(settings);
  checkBankSettings(settings);
  checkFileSettings(settings);
  checkStaffSettings(settings);
  const { now = () => new Date() } = brought;
  const portal = brought.portal ?? openPortal(settings.portalDir);
  const desk = brought.desk ?? openDesk(settings.deskDir);
  const database = brought.database ? keepOpen(brought.database) : await open(settings, log, onLost);
  const { db, readReplica = (read) => read(db) } = database;
  await openKeys(db, settings);
  const bank = composeBank({ db, settings, now });
  const demoLines = await prepareBank(bank, { db, settings, now });
  const channels = composeChannels(database, settings, log, now);
  const { mediaScript } = brought;
  const files = await composeFiles({ db, settings, now, mediaScript });
  if (demoLines.length > 0) await seedDemoFiles({ db, add: files.add, now });
  const metrics = createMetrics();
  const proofs = await composeProofs({ db, settings, now });
  const identity = composeIdentity({ db, settings, now, files, quotas: proofs.quotas, mediaScript, metrics });
  const staff = await composeStaff({ db, settings, now, proofs });
  const parts = { db, readReplica, settings, now, bank, portal, files, identity, proofs, staff };
  const endpoints = composeEndpoints(parts);
  let isStopping = false;
  const tracing = await openTracing(settings, log);
  const app = await buildApp({
    settings,
    isStopping: () => isStopping,
    log,
    metrics,
    portal,
    desk,
    addFileRoutes: files.addFileRoutes,
    addStaffRoutes: staff.addStaffRoutes,
    showsSandboxBanner: showsSandboxBanner(settings),
    tracing,
    checkDatabase: database.checkWritable,
    ...channels,
    ...endpoints,
    ...brought.app,
  });
  reportPool(metrics.registry, database.pool);
  reportStates(metrics.registry, () => stateCounts(db));
  reportAudit(metrics.registry, () => auditFigures(db));
  const worker = composeJobs(app, { database, settings, log, metrics, bank, channels, files, identity, proofs, now });
  app.addHook('onListen', async () => worker?.start());
  composeMonth(app, { ...parts, log });
  return {
    app,
    notes: [database.note, identity.note].filter((note) => note !== undefined),
    mailboxPath: usesMailbox(settings) ? mailboxPath : undefined,
    demoLines: [...demoLines, ...staff.demoLines],
    invitedAdministrator: staff.invitedAdministrator,
    announceStop() {
      isStopping = true;
    },
    async close() {
      await Promise.all([app.close(), worker?.stop()]);
      files.stop();
      identity.stop();
      await database.close();
      await tracing?.stop();
    },
  };
}

/** Not even loaded where nobody has asked for it. */
async function openTracing({ otlpEndpoint, otlpHeaders, otelServiceName }: Settings, log: Logger) {
  if (!otlpEndpoint) return undefined;
  const { startTracing } = await import('../tracing/otlp.ts');
  return startTracing({ endpoint: otlpEndpoint, headers: otlpHeaders, serviceName: otelServiceName, log });
}

function open(settings: Settings, log: Logger, onLost: (error: StartError) => void): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseReplicaUrl: replicaUrl, dataDir } = settings;
  const { databasePoolSize: poolSize, databaseTimeoutMs: timeoutMs } = settings;
  return openDatabase({ databaseUrl, directUrl, replicaUrl, dataDir, poolSize, timeoutMs, log, onLost });
}

function keepOpen(database: Omit<OpenDatabase, 'close'>): OpenDatabase {
  return { ...database, close: () => Promise.resolve() };
}
