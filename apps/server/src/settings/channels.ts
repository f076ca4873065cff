import { gatewayAddress, mailSender, onOff, secretText, smtpAddress, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const channelSettings = {
  smtpUrl: setting(
    'SMTP_URL',
    smtpAddress,
    undefined,
    'The mail server that emails leave through. Unset: they land in the sandbox mailbox.',
  ),
  mailFrom: setting('MAIL_FROM', mailSender, undefined, 'Whom emails come from; needed with SMTP_URL.'),
  smsUrl: setting(
    'SMS_URL',
    gatewayAddress,
    undefined,
    'The gateway that SMS leave through. Unset: they land in the sandbox mailbox.',
  ),
  smsToken: setting('SMS_TOKEN', secretText, undefined, 'The bearer token for SMS_URL, if the address holds none.'),
  sandbox: setting(
    'SANDBOX',
    onOff,
    undefined,
    'Whether demo customers, the sandbox bank and the open mailbox may be used; with true every page says so. With false BANK_URL, SMTP_URL and SMS_URL are needed. Unset: true, unless attackers may reach the server.',
  ),
  deliveryTimeoutMs: setting(
    'DELIVERY_TIMEOUT_MS',
    wholeNumber(100, 120_000),
    '10000',
    'How long one attempt to send an SMS or email may take.',
  ),
  deliveryAttempts: setting(
    'DELIVERY_ATTEMPTS',
    wholeNumber(1, 100),
    '20',
    'How often sending a message is tried, at growing distances of up to 30 minutes, before it is given up.',
  ),
  remindAfterDays: setting(
    'REMIND_AFTER_DAYS',
    wholeNumber(0, 365),
    '3',
    'After how many days without a step an unfinished application is called to mind, once, by an email that can be declined. 0: never.',
  ),
  worker: setting(
    'WORKER',
    onOff,
    'true',
    'Whether this process also runs jobs, such as sending messages. At least one process must.',
  ),
  workerConcurrency: setting('WORKER_CONCURRENCY', wholeNumber(1, 100), '8', 'How many jobs one process runs at once.'),
} as const;
