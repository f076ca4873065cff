import { chequeBookServiceId } from '../bank/bank.ts';
import { gatewayAddress, onOff, secretText, text, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const bankSettings = {
  bankUrl: setting(
    'BANK_URL',
    gatewayAddress,
    undefined,
    "The gateway to the bank's own systems. Unset: the sandbox bank, with its books in the database.",
  ),
  bankToken: setting('BANK_TOKEN', secretText, undefined, 'The bearer token for BANK_URL, if the address holds none.'),
  bankTimeoutMs: setting(
    'BANK_TIMEOUT_MS',
    wholeNumber(100, 60_000),
    '5000',
    'How long one try at asking BANK_URL may take; all tries together take a third of ANSWER_TIMEOUT_MS at most.',
  ),
  bankAttempts: setting(
    'BANK_ATTEMPTS',
    wholeNumber(1, 10),
    '3',
    'How often BANK_URL is asked for the same thing while it does not answer.',
  ),
  bankMaxCalls: setting(
    'BANK_MAX_CALLS',
    wholeNumber(1, 10_000),
    '50',
    'How many calls wait for BANK_URL at once; more are told that the bank does not answer. Keep it well below MAX_CALLS_IN_FLIGHT.',
  ),
  sandboxSeed: setting(
    'SANDBOX_SEED',
    onOff,
    'true',
    'Whether the sandbox bank gets its demo customers at the first start; with BANK_URL it never does.',
  ),
  excludedServiceId: setting(
    'EXCLUDED_SERVICE_ID',
    text,
    chequeBookServiceId,
    'The service that is never offered in a list, because it is ordered on its own.',
  ),
} as const;
