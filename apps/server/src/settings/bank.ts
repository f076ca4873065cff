import { chequeBookServiceId } from '../bank/bank.ts';
import { gatewayAddress, oneOf, pathSuffix, secretText, text, wholeNumber } from '../setting-kinds.ts';
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
    oneOf('true', 'people', 'false'),
    'true',
    'Whether the sandbox bank gets its demo customers and staff at the first start, and a month of applications and decisions soon after; `people` leaves the month out. With BANK_URL it never does.',
  ),
  excludedServiceId: setting(
    'EXCLUDED_SERVICE_ID',
    text,
    chequeBookServiceId,
    'The service that is never offered in a list, because it is ordered on its own.',
  ),
  bankAuthorizerId: setting(
    'BANK_AUTHORIZER_ID',
    text,
    'TAGA',
    'The id of who authorises an account at the bank, which BANK_URL is told with the order; no client can say it.',
  ),
  bankAuthorizerName: setting('BANK_AUTHORIZER_NAME', text, 'Taga', 'The name that goes with BANK_AUTHORIZER_ID.'),
  proxyEmployeeSuffix: setting(
    'PROXY_EMPLOYEE_SUFFIX',
    pathSuffix,
    'employee',
    'The end of `proxy/digital_…`, by which clients of the bank ask for an employee; `employee` is always answered.',
  ),
  proxyBalanceSuffix: setting(
    'PROXY_BALANCE_SUFFIX',
    pathSuffix,
    'balance',
    'The end of `proxy/core_…`, by which they ask what is on an account; `balance` is always answered.',
  ),
  proxyAccountSuffix: setting(
    'PROXY_ACCOUNT_SUFFIX',
    pathSuffix,
    'account',
    'The end of `proxy/core_…`, by which they ask whether an account may pay; `account` is always answered.',
  ),
} as const;
