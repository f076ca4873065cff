import type { FastifyInstance } from 'fastify';
import type { Task, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Bank } from '../bank/bank.ts';
import { type DurableWork, workDepths } from '../db/durable-work.ts';
import { jobDepths } from '../db/job-depths.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { unlockLostJobs } from '../db/unlock-jobs.ts';
import type { Metrics } from '../http/operations/metrics.ts';
import { createHousekeeping, type HousekeepingTask } from '../jobs/housekeeping.ts';
import { countFailures, reportJobs, reportWork } from '../jobs/job-metrics.ts';
import { jobTask, workTask } from '../jobs/job-task.ts';
import { watchJobs } from '../jobs/watch-jobs.ts';
import { createWorker, type Worker } from '../jobs/worker.ts';
import { beginOpeningJob } from '../modules/applications/drafts/index.ts';
import { identityCheckWork } from '../modules/applications/identity-checks/index.ts';
import { createOpeningStart } from '../modules/applications/kinds/existing-customer/index.ts';
import { createReminderLinks, remindOfDrafts } from '../modules/applications/reminders/index.ts';
import { createBankNotification, detailWork } from '../modules/customers/details/index.ts';
import { fillNameKeys } from '../modules/customers/duplicates/index.ts';
import { createLateRecognition, recogniseCustomerJob } from '../modules/customers/registration/index.ts';
import { escalateLateCases } from '../modules/desk/cases/index.ts';
import { sumUpFigures } from '../modules/desk/figures/index.ts';
import { freeCasesOfAbsent } from '../modules/desk/team/index.ts';
import { cardOrderWork, createCardOrders } from '../modules/fulfilment/card-orders/index.ts';
import { createOpenings, openingWork } from '../modules/fulfilment/openings/index.ts';
import { broadcastWork, createBroadcastDelivery } from '../modules/messaging/broadcasts/index.ts';
import { outboxWork } from '../modules/messaging/channels/index.ts';
import { createWebhooks, deliveryWork, eventWork } from '../modules/messaging/webhooks/index.ts';
import { runVerification, verificationWork, verifyNew } from '../modules/staff/audit/index.ts';
import { countDays } from '../modules/upkeep/analytics/index.ts';
import { purgeTasks } from '../modules/upkeep/purge-jobs/index.ts';
import { eraseOldApplications } from '../modules/upkeep/retention/index.ts';
import type { Settings } from '../settings.ts';
import { traced } from '../tracing/trace.ts';
import type { ComposedChannels } from './channels.ts';
import { composeOpening } from './endpoints.ts';
import type { ComposedFiles } from './files.ts';
import type { ComposedIdentity } from './identity.ts';
import type { Proofs } from './proofs.ts';

interface JobDependencies {
  readonly database: Pick<OpenDatabase, 'db' | 'pool' | 'jobPool'>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly bank: Bank;
  readonly channels: ComposedChannels;
  readonly files: ComposedFiles;
  readonly identity: ComposedIdentity;
  readonly proofs: Proofs;
  readonly now: () => Date;
}

const recoverEveryMs = 10_000;

const queues: readonly DurableWork[] = [
  outboxWork,
  openingWork,
  cardOrderWork,
  detailWork,
  identityCheckWork,
  eventWork,
  deliveryWork,
  broadcastWork,
  verificationWork,
];

/** The worker for an app that listens: links in messages need its address. Nothing where the settings say so. */
export function composeJobs(app: FastifyInstance, dependencies: JobDependencies): Worker | undefined {
  const { database, settings, log, metrics, now } = dependencies;
  const tasks = jobTasks(app, dependencies);
  reportWork(metrics.registry, () => workDepths(database.db, queues));
  reportJobs(metrics.registry, Object.keys(tasks), () => jobDepths(database.db));
  if (!settings.worker) return undefined;
  const housekeeping = housekeepingTasks(dependencies);
  const onFailure = countFailures(metrics.registry, housekeeping);
  return createWorker({
    pool: database.jobPool ?? database.pool,
    log,
    tasks: traceTasks(tasks),
    housekeeping: createHousekeeping(housekeeping, { log, now, onFailure }),
    concurrency: settings.workerConcurrency,
    limits: { [identityCheckWork.job]: settings.identityChecksAtOnce },
    housekeepingEveryMs: recoverEveryMs,
    // Half of the time there is, so that what breaks off can still be written down.
    stopTimeoutMs: settings.stopTimeoutMs / 2,
  });
}

function traceTasks(tasks: ReturnType<typeof jobTasks>): TaskList {
  return Object.fromEntries(
    Object.entries<Task>(tasks).map(([name, task]) => {
      const run: Task = (payload, helpers) => traced('job', { 'job.task': name }, async () => task(payload, helpers));
      return [name, run];
    }),
  );
}

function jobTasks(app: FastifyInstance, dependencies: JobDependencies) {
  const { settings, log, bank, channels, identity, now } = dependencies;
  const { db } = dependencies.database;
  const random = Math.random;
  const webhooks = createWebhooks({
    db,
    log,
    now,
    random,
    receivers: settings.webhookUrls ?? [],
    timeoutMs: settings.webhookTimeoutMs,
    maxAttempts: settings.webhookAttempts,
  });
  const work = (queue: DurableWork, attempt: Parameters<typeof workTask>[1]) => ({
    [queue.job]: workTask(queue, attempt, { db, log, now, random }),
  });
  return {
    ...work(outboxWork, channels.createDelivery(app).deliver),
    ...work(openingWork, createOpenings({ db, bank, now, random }).advance),
    ...work(cardOrderWork, createCardOrders({ db, bank, now, random }).advance),
    ...work(detailWork, createBankNotification({ db, bank, now, random }).advance),
    ...work(identityCheckWork, identity.run),
    ...work(eventWork, webhooks.spread),
    ...work(deliveryWork, webhooks.deliver),
    ...work(broadcastWork, createBroadcastDelivery({ db, now }).deliver),
    ...work(verificationWork, (id, stopping) => runVerification(id, stopping, { db, now, log })),
    [beginOpeningJob]: jobTask(
      createOpeningStart(composeOpening({ ...dependencies, db })),
      async (application, err) => {
        log.warn({ application, err }, 'an account could not be begun');
        throw new Error('an account could not be begun');
      },
    ),
    [recogniseCustomerJob]: jobTask(createLateRecognition({ db, bank }), async (customer, err) => {
      log.warn({ customer, err }, 'the bank did not say whether it knows a customer');
      throw new Error('the bank did not say whether it knows a customer');
    }),
  };
}

/** Lost work first, because codes wait in it. Events are counted before any is purged. */
function housekeepingTasks({
  database: { db },
  settings,
  log,
  files,
  proofs,
  now,
}: JobDependencies): HousekeepingTask[] {
  const reminderLinks = createReminderLinks(() => proofs.serverKey('reminder-links'));
  return [
    ...queues.map((work) => ({
      name: `requeue-${work.name}`,
      async run() {
        const requeued = await work.requeue(db, now());
        if (requeued > 0) log.warn({ queue: work.name, requeued }, 'lost jobs found');
      },
    })),
    {
      name: 'unlock-jobs',
      everyS: 60,
      async run() {
        const lost = await unlockLostJobs(db, [beginOpeningJob, recogniseCustomerJob]);
        if (lost > 0) log.warn({ lost }, 'lost jobs found');
      },
    },
    { name: 'watch-jobs', run: () => watchJobs(() => jobDepths(db), log) },
    { name: 'erase-files', run: files.erase },
    { name: 'verify-audit', everyS: 3_600, run: () => verifyNew({ db, now }) },
    { name: 'fill-name-keys', run: () => fillNameKeys(db) },
    { name: 'sum-up-figures', run: () => sumUpFigures(db) },
    { name: 'erase-old-applications', run: () => eraseOldApplications({ db, now, settings }) },
    {
      name: 'remind-of-drafts',
      everyS: 60,
      run: () => remindOfDrafts({ db, now, settings, links: reminderLinks }),
    },
    { name: 'escalate-late-cases', run: () => escalateLateCases({ db, now }) },
    { name: 'free-cases-of-absent', everyS: 60, run: () => freeCasesOfAbsent({ db, now }) },
    { name: 'count-analytics', run: () => countDays(db, now()) },
    ...purgeTasks({ db, now, settings }),
  ];
}
