import { htmlLanguages } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../../db/schema.gen.ts';
import { createBreaker } from '../../../outgoing/breaker.ts';
import { createServerKeys } from '../../access/keys/index.ts';
import type { Mailer, SmsSender } from './channel.ts';
import { deliverMessage } from './deliver-message.ts';
import { composeEmail } from './email/compose-email.ts';
import { emailText } from './email/email-content.ts';
import { emailHtml } from './email/email-html.ts';
import type { Message } from './message.ts';
import { smsText } from './sms/sms-text.ts';

interface ChannelDependencies {
  readonly db: Kysely<DB>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly random: () => number;
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  /** The address that customers use: every link in a message begins with it. */
  readonly origin: () => string;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
}

export interface Delivery {
  /** One attempt at one message; settles when it is over, however it went. */
  deliver(id: string, stopping: AbortSignal): Promise<void>;
}

const breakerLimits = { failuresAllowed: 5, pauseMs: 10_000 };

export function createDelivery({ sms, mailer, origin, ...dependencies }: ChannelDependencies): Delivery {
  const { db, now } = dependencies;
  const serverKey = createServerKeys(db);
  const breakers = { sms: createBreaker({ now, ...breakerLimits }), email: createBreaker({ now, ...breakerLimits }) };

  async function send({ id, ...message }: Message & { id: string }, signal: AbortSignal): Promise<void> {
    const { to, language } = message;
    if (message.channel === 'sms') return sms.send({ id, to, text: smsText(message, origin()) }, signal);
    const content = composeEmail(message, origin());
    const [text, html] = [emailText(content), emailHtml(content)];
    const htmlLanguage = htmlLanguages[language];
    return mailer.send({ id, to, subject: content.subject, text, html, htmlLanguage }, signal);
  }

  return {
    deliver: (id, stopping) =>
      deliverMessage({ ...dependencies, key: () => serverKey('outbox'), send, breakers }, id, stopping),
  };
}
