import { wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

const perMinute = wholeNumber(1, 1_000_000);
const milliseconds = wholeNumber(100, 3_600_000);

export const limitSettings = {
  bodyLimitBytes: setting(
    'BODY_LIMIT_BYTES',
    wholeNumber(1_000, 100_000_000),
    '16000',
    'The largest body a call accepts, unless its declaration needs more: a saved step 64 KB, one that brings a file 13.4 MB.',
  ),
  requestTimeoutMs: setting(
    'REQUEST_TIMEOUT_MS',
    milliseconds,
    '20000',
    'How long a client may take to send its whole request, unless it brings a file.',
  ),
  uploadTimeoutMs: setting(
    'UPLOAD_TIMEOUT_MS',
    milliseconds,
    '900000',
    'How long a client may take to send a file: 13.4 MB in 15 minutes are 120 kbit a second.',
  ),
  uploadPaceMs: setting(
    'UPLOAD_PACE_MS',
    milliseconds,
    '10000',
    'A file that is being sent brings at least 2 KB a second (16 kbit), measured over this time after a start as long; slower ones are cut off, so that they hold no place.',
  ),
  answerTimeoutMs: setting(
    'ANSWER_TIMEOUT_MS',
    milliseconds,
    '30000',
    'How long the answer may take once the whole request is there.',
  ),
  stopDelayMs: setting(
    'STOP_DELAY_MS',
    wholeNumber(0, 3_600_000),
    '0',
    'How long the server goes on as before once it was told to stop, with /readyz saying that it stops: as long as a load balancer needs to notice.',
  ),
  stopTimeoutMs: setting(
    'STOP_TIMEOUT_MS',
    milliseconds,
    '10000',
    'How long requests in flight may go on after the server was told to stop.',
  ),
  maxCallsInFlight: setting(
    'MAX_CALLS_IN_FLIGHT',
    wholeNumber(1, 100_000),
    '200',
    'How many calls are worked on at once; more wait for half a second at most, and are then told to come back later.',
  ),
  maxUploadsInFlight: setting(
    'MAX_UPLOADS_IN_FLIGHT',
    wholeNumber(1, 10_000),
    '4',
    'How many files are worked on at once, beside the other calls; four times as many may be arriving. Each may need 40 MB of memory.',
  ),
  maxEventLoopDelayMs: setting(
    'MAX_EVENT_LOOP_DELAY_MS',
    wholeNumber(10, 60_000),
    '500',
    'How late the process may run before it tells new requests to come back later.',
  ),
  signInPerMinute: setting(
    'RATE_LIMIT_SIGN_IN',
    perMinute,
    '240',
    'Sign-ins and password resets a minute of one visitor, or from one address where the visitor is not known.',
  ),
  customerPerMinute: setting('RATE_LIMIT_CUSTOMER', perMinute, '300', 'Calls a minute of one signed-in customer.'),
  staffPerMinute: setting('RATE_LIMIT_STAFF', perMinute, '600', 'Calls a minute of one signed-in member of staff.'),
  registerPerMinute: setting('RATE_LIMIT_REGISTER', perMinute, '240', 'Sign-up calls a minute of one visitor.'),
  tokensPerMinute: setting(
    'RATE_LIMIT_TOKENS',
    perMinute,
    '3000',
    'New visitors a minute from one address; from the 121st on each waits longer.',
  ),
  refreshPerMinute: setting(
    'RATE_LIMIT_REFRESH',
    perMinute,
    '120',
    'Exchanges of tokens a minute for one session, or from one address with tokens that are none.',
  ),
  referencePerMinute: setting('RATE_LIMIT_REFERENCE', perMinute, '600', 'Reference calls a minute of one visitor.'),
  analyticsPerMinute: setting(
    'RATE_LIMIT_ANALYTICS',
    perMinute,
    '600',
    'Analytics events a minute of one visitor, or from one address.',
  ),
  analyticsPerDay: setting(
    'ANALYTICS_PER_DAY',
    wholeNumber(1, 100_000_000),
    '500000',
    'How many analytics events a day are kept, a twentieth of them from one address; more are answered and forgotten.',
  ),
  callsPerMinute: setting('RATE_LIMIT_CALLS', perMinute, '600', 'All other calls a minute of one session.'),
  deskPerMinute: setting(
    'RATE_LIMIT_DESK',
    perMinute,
    '12000',
    'Calls of signed-in staff a minute from one address: a whole office may share one.',
  ),
  uploadsPerMinute: setting('RATE_LIMIT_UPLOADS', perMinute, '120', 'Files a minute of one session.'),
  pagesPerMinute: setting('RATE_LIMIT_PAGES', perMinute, '3000', 'Pages and files a minute from one address.'),
} as const;
