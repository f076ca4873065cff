import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { AppDependencies } from '../app.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import {
  addMailboxRoutes,
  createDelivery,
  createMailbox,
  createSmsGateway,
  createSmtpMailer,
  type Delivery,
} from '../modules/messaging/channels/index.ts';
import { publicOrigin } from '../public-origin.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** How messages leave. */
export interface ComposedChannels extends Pick<AppDependencies, 'addSandboxPages'> {
  /** For an app that listens: links need its address. */
  createDelivery(app: FastifyInstance): Delivery;
}

export function composeChannels(
  { db }: Pick<OpenDatabase, 'db'>,
  settings: Settings,
  log: Logger,
  now: () => Date,
): ComposedChannels {
  const { smtpUrl, smsUrl, mailFrom, smsToken, deliveryTimeoutMs } = settings;
  const mailbox = createMailbox({ db, now });
  const sms = smsUrl ? createSmsGateway({ url: smsUrl, token: smsToken }) : mailbox.sms;
  const mailer =
    smtpUrl && mailFrom
      ? createSmtpMailer({ url: smtpUrl, from: mailFrom, timeoutMs: deliveryTimeoutMs })
      : mailbox.mailer;

  return {
    ...(usesMailbox(settings) && {
      addSandboxPages: (app) => addMailboxRoutes(app, mailbox, settings.sandbox === true),
    }),
    createDelivery: (app) =>
      createDelivery({
        db,
        log,
        now,
        random: Math.random,
        sms,
        mailer,
        origin: () => publicOrigin(settings.publicUrl, app.listeningOrigin),
        timeoutMs: deliveryTimeoutMs,
        maxAttempts: settings.deliveryAttempts,
      }),
  };
}

export function usesMailbox({ smtpUrl, smsUrl }: Settings): boolean {
  return !(smtpUrl && smsUrl);
}

/** What no single setting can know. */
export function checkChannelSettings(settings: Settings): void {
  if (settings.worker && settings.databasePoolSize < 2) {
    throw new StartError(
      'DATABASE_POOL_SIZE is "1", but the worker keeps one connection to hear of jobs: set it to 2 or more, or WORKER to false.',
    );
  }
  if (settings.smtpUrl && !settings.mailFrom) {
    throw new StartError('SMTP_URL is set, but MAIL_FROM is not: set it to the address that emails come from.');
  }
}
