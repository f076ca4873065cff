import rateLimit from '@fastify/rate-limit';
import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Settings } from '../settings.ts';
import { CallError } from './call-error.ts';
import { customerIdOf, type Holder } from './guard.ts';

/** Routes that share one count for each address. */
export type LimitGroup =
  | 'tokens'
  | 'reference'
  | 'register'
  | 'signIn'
  | 'analytics'
  | 'calls'
  | 'desk'
  | 'uploads'
  | 'pages';

export interface RateLimits extends Readonly<Record<LimitGroup, onRequestAsyncHookHandler>> {
  /** Counts the calls of one customer or one member of staff, from whatever addresses they come. */
  ofPerson(request: FastifyRequest): Promise<void>;
}

/** One hook for each group; routes of a group use the same hook and so the same count. */
export async function createRateLimits(app: FastifyInstance, settings: Settings): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    // Many customers of one mobile network share an address: remember enough of them to be fair.
    cache: 20_000,
    errorResponseBuilder: () => new CallError(errorCodes.tooManyRequests),
  });
  return {
    tokens: app.rateLimit({ max: settings.tokensPerMinute }),
    reference: app.rateLimit({ max: settings.referencePerMinute }),
    register: app.rateLimit({ max: settings.registerPerMinute }),
    signIn: app.rateLimit({ max: settings.signInPerMinute }),
    analytics: app.rateLimit({ max: settings.analyticsPerMinute }),
    calls: app.rateLimit({ max: settings.callsPerMinute }),
    desk: app.rateLimit({ max: settings.deskPerMinute }),
    uploads: app.rateLimit({ max: settings.uploadsPerMinute }),
    pages: app.rateLimit({ max: settings.pagesPerMinute }),
    ofPerson: limitOfPeople(app, settings),
  };
}

/** Beside the count of the address, and so not one of the hooks: of those a request has only one. */
function limitOfPeople(app: FastifyInstance, settings: Settings): RateLimits['ofPerson'] {
  const countOf = (max: number, idOf: (holder: Holder | undefined) => string | undefined) =>
    app.createRateLimit({ max, keyGenerator: ({ holder }) => idOf(holder) ?? '' });
  const countCustomer = countOf(settings.customerPerMinute, customerIdOf);
  const countStaff = countOf(settings.staffPerMinute, staffIdOf);
  return async (request) => {
    const counted = await (staffIdOf(request.holder) ? countStaff : countCustomer)(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new CallError(errorCodes.tooManyRequests, { headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}

function staffIdOf(holder: Holder | undefined): string | undefined {
  return holder?.kind === 'staff' ? holder.staffId : undefined;
}
