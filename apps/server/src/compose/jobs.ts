import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Bank } from '../bank/bank.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { advanceCardOrderTask } from '../jobs/advance-card-order.ts';
import { advanceOpeningTask } from '../jobs/advance-opening.ts';
import { checkIdentityTask } from '../jobs/check-identity.ts';
import { deliverBroadcastTask } from '../jobs/deliver-broadcast.ts';
import { deliverMessageTask } from '../jobs/deliver-message.ts';
import { recogniseCustomerTask } from '../jobs/recognise-customer.ts';
import { createWorker, type Worker } from '../jobs/worker.ts';
import { countDays } from '../modules/analytics/index.ts';
import { createBroadcastDelivery, deliverBroadcastJob } from '../modules/broadcasts/index.ts';
import { advanceCardOrderJob, createCardOrders } from '../modules/card-orders/index.ts';
import { deliverMessageJob } from '../modules/channels/index.ts';
import { fillNameKeys } from '../modules/duplicates/index.ts';
import { sumUpFigures } from '../modules/figures/index.ts';
import { checkIdentityJob } from '../modules/identity-checks/index.ts';
import { createSweep } from '../modules/lifetimes/index.ts';
import { advanceOpeningJob, createOpenings } from '../modules/openings/index.ts';
import { createLateRecognition, recogniseCustomerJob } from '../modules/register/index.ts';
import { eraseOldApplications, eraseOldCardApplications } from '../modules/retention/index.ts';
import type { Settings } from '../settings.ts';
import type { ComposedChannels } from './channels.ts';
import type { ComposedFiles } from './files.ts';
import type { ComposedIdentity } from './identity.ts';
import { composeWebhooks } from './webhooks.ts';

interface JobDependencies {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly bank: Bank;
  readonly channels: ComposedChannels;
  readonly files: ComposedFiles;
  readonly identity: ComposedIdentity;
  readonly now: () => Date;
}

const recoverEveryMs = 10_000;

/** The worker for an app that listens: links in messages need its address. Nothing where the settings say so. */
export function composeJobs(app: FastifyInstance, dependencies: JobDependencies): Worker | undefined {
  const { database, settings, log, bank, channels, files, identity, now } = dependencies;
  if (!settings.worker) return undefined;
  const delivery = channels.createDelivery(app);
  const openings = createOpenings({ db: database.db, bank, now, random: Math.random });
  const cardOrders = createCardOrders({ db: database.db, bank, now, random: Math.random });
  const broadcasts = createBroadcastDelivery({ db: database.db, now });
  const sweep = composeSweep(dependencies);
  const webhooks = composeWebhooks({ db: database.db, settings, log, now });
  return createWorker({
    pool: database.pool,
    log,
    tasks: {
      [deliverMessageJob]: deliverMessageTask(delivery, log),
      [checkIdentityJob]: checkIdentityTask(identity.run, log),
      [advanceOpeningJob]: advanceOpeningTask(openings, log),
      [advanceCardOrderJob]: advanceCardOrderTask(cardOrders, log),
      ...webhooks.tasks,
      [deliverBroadcastJob]: deliverBroadcastTask(broadcasts, log),
      [recogniseCustomerJob]: recogniseCustomerTask(createLateRecognition({ db: database.db, bank }), log),
    },
    recover: async () => {
      let recovered = 0;
      for (const each of [delivery, openings, cardOrders, identity, webhooks, broadcasts])
        recovered += await each.recover();
      // Last, because a file store that does not answer must not keep codes from being sent.
      await files.erase();
      await fillNameKeys(database.db);
      await sumUpFigures(database.db);
      await eraseOldApplications({ db: database.db, now, settings });
      await sweep();
      await eraseOldCardApplications({ db: database.db, now, settings });
      return recovered;
    },
    concurrency: settings.workerConcurrency,
    recoverEveryMs,
    // Half of the time there is, so that what breaks off can still be written down.
    stopTimeoutMs: settings.stopTimeoutMs / 2,
  });
}

/** Events are counted before any is swept. */
function composeSweep({ database: { db }, settings, now }: JobDependencies): () => Promise<void> {
  const sweep = createSweep({ db, now, settings });
  return async () => {
    await countDays(db, now());
    await sweep();
  };
}
