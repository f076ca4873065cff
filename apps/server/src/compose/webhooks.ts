import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.gen.ts';
import { deliverWebhookTask, spreadEventTask } from '../jobs/tell-webhooks.ts';
import { createWebhooks, deliverWebhookJob, spreadEventJob } from '../modules/webhooks/index.ts';
import type { Settings } from '../settings.ts';

interface WebhookDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => Date;
}

/** The jobs that tell other systems of status changes. */
export function composeWebhooks({ db, settings, log, now }: WebhookDependencies) {
  const webhooks = createWebhooks({
    db,
    log,
    now,
    random: Math.random,
    receivers: settings.webhookUrls ?? [],
    timeoutMs: settings.webhookTimeoutMs,
    maxAttempts: settings.webhookAttempts,
  });
  return {
    tasks: {
      [spreadEventJob]: spreadEventTask(webhooks, log),
      [deliverWebhookJob]: deliverWebhookTask(webhooks, log),
    },
    recover: () => webhooks.recover(),
  };
}
