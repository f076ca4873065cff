import rateLimit from '@fastify/rate-limit';
import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { networkOf } from '../../network.ts';
import type { Settings } from '../../settings.ts';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import { deviceTokenOf } from './device-cookie.ts';
import type { GenuineTokens } from './genuine-tokens.ts';
import { customerIdOf, type Principal, tokenOf } from './guard.ts';
import { createSlowLane } from './slow-lane.ts';

/** Routes that share one count. */
export type LimitGroup =
  | 'tokens'
  | 'refresh'
  | 'reference'
  | 'register'
  | 'signIn'
  | 'analytics'
  | 'calls'
  | 'desk'
  | 'uploads'
  | 'pages';

type Count = (request: FastifyRequest) => Promise<void>;

export interface RateLimits extends Readonly<Record<LimitGroup, onRequestAsyncHookHandler>> {
  /** Counts the calls of one customer or one member of staff, from whatever addresses they come. */
  readonly ofPerson: Count;
  /** Counts an exchange for the token in its body; what is none of ours counts for the address. */
  ofRefresh(request: FastifyRequest, token: string): Promise<void>;
}

/**
 * A town may share the address of its mobile network, so that is the last thing to count by: a genuine token counts for
 * itself, a genuine device cookie next, and only who has neither counts with the whole address. Tokens that anyone gets
 * for the asking count for the address too, this many times as much.
 */
const addressShare = 20;

/** One hook for each group; routes of a group use the same hook and so the same count. */
export async function createRateLimits(
  app: FastifyInstance,
  settings: Settings,
  genuine: GenuineTokens,
): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    // Many customers of one mobile network share an address: remember enough of them to be fair.
    cache: 20_000,
    errorResponseBuilder: () => new EndpointError(errorCodes.tooManyRequests),
  });
  const whoOf = createWho(genuine);
  const of = (max: number) => groupHook(app, max, whoOf);
  return {
    tokens: limitOfNewTokens(app, settings.tokensPerMinute, whoOf),
    // When its body is there, by the token that it holds.
    refresh: async () => {},
    reference: of(settings.referencePerMinute),
    register: of(settings.registerPerMinute),
    signIn: of(settings.signInPerMinute),
    analytics: of(settings.analyticsPerMinute),
    calls: of(settings.callsPerMinute),
    // Each member of staff has a count of their own beside it.
    desk: app.rateLimit({ max: settings.deskPerMinute }),
    uploads: of(settings.uploadsPerMinute),
    pages: app.rateLimit({ max: settings.pagesPerMinute }),
    ofPerson: limitOfPeople(app, settings),
    ofRefresh: limitOfRefresh(app, settings.refreshPerMinute, genuine),
  };
}

/** Whom a request counts for; nobody where only its address is known. */
interface Who {
  readonly key: string;
  readonly isAnonymous: boolean;
}

type FindWho = (request: FastifyRequest) => Who | undefined;

function createWho(genuine: GenuineTokens): FindWho {
  return (request) => {
    const token = tokenOf(request);
    const ofToken = genuine.find(token);
    if (token && ofToken) return { key: `token ${token}`, ...ofToken };
    const device = deviceTokenOf(request, request.server.isHttps);
    const ofDevice = genuine.find(device);
    return device && ofDevice ? { key: `device ${device}`, ...ofDevice } : undefined;
  };
}

const addressKey = ({ ip }: FastifyRequest) => `address ${networkOf(ip)}`;

function groupHook(app: FastifyInstance, max: number, whoOf: FindWho): onRequestAsyncHookHandler {
  const ofOne = app.rateLimit({ max, keyGenerator: (request) => whoOf(request)?.key ?? addressKey(request) });
  const ofAddress = countOf(app, max * addressShare, addressKey);
  return async function limit(request, reply) {
    await ofOne.call(this, request, reply);
    if (whoOf(request)?.isAnonymous) await ofAddress(request);
  };
}

/** Enough for all who open the pages at a busy moment. */
const freeShare = 0.04;

/** The first of a minute are for nothing; then each waits longer, and at the end none are left. */
function limitOfNewTokens(app: FastifyInstance, max: number, whoOf: FindWho): onRequestAsyncHookHandler {
  const ofOne = app.rateLimit({ max, keyGenerator: (request) => whoOf(request)?.key ?? addressKey(request) });
  const slowLane = createSlowLane(app, Math.ceil(max * freeShare), addressKey);
  return async function limit(request, reply) {
    await ofOne.call(this, request, reply);
    if (!whoOf(request)) await slowLane(request);
  };
}

function limitOfRefresh(app: FastifyInstance, max: number, genuine: GenuineTokens): RateLimits['ofRefresh'] {
  const tokens = new WeakMap<FastifyRequest, string>();
  const count = countOf(app, max, (request) => {
    const token = tokens.get(request);
    return genuine.find(token) ? `token ${token}` : addressKey(request);
  });
  return (request, token) => {
    tokens.set(request, token);
    return count(request);
  };
}

/** Beside the count of the group, and so not one of the hooks: of those a request has only one. */
function countOf(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Count {
  const count = app.createRateLimit({ max, keyGenerator });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new EndpointError(errorCodes.tooManyRequests, { headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}

function limitOfPeople(app: FastifyInstance, settings: Settings): Count {
  const countCustomer = countOf(app, settings.customerPerMinute, ({ principal }) => customerIdOf(principal) ?? '');
  const countStaff = countOf(app, settings.staffPerMinute, ({ principal }) => staffIdOf(principal) ?? '');
  return (request) => (staffIdOf(request.principal) ? countStaff : countCustomer)(request);
}

function staffIdOf(principal: Principal | undefined): string | undefined {
  return principal?.kind === 'staff' ? principal.staffId : undefined;
}
