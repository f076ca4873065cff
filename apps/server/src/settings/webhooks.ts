import { webhookAddresses, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const webhookSettings = {
  webhookUrls: setting(
    'WEBHOOK_URLS',
    webhookAddresses,
    undefined,
    'Addresses that are told of every status change, separated by commas, each with the secret that its messages are signed with. Unset: nobody is told.',
  ),
  webhookTimeoutMs: setting(
    'WEBHOOK_TIMEOUT_MS',
    wholeNumber(100, 60_000),
    '10000',
    'How long one attempt to tell an address may take.',
  ),
  webhookAttempts: setting(
    'WEBHOOK_ATTEMPTS',
    wholeNumber(1, 100),
    '20',
    'How often telling an address is tried, at growing distances of up to 30 minutes, before it is given up until somebody replays it.',
  ),
} as const;
