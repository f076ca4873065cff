import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EndpointError } from '../endpoints/endpoint-error.ts';

const stepMs = 10;
const mostMs = 5_000;
/** What waits holds no slot, only a few kilobytes; beyond this nobody waits. */
const mostWaiting = 2_000;

/** How long the n-th of a minute waits: after some that are free each longer than the one before, up to a limit. */
export function waitInSlowLane(count: number, freeOfCharge: number): number {
  return Math.min(mostMs, Math.max(0, count - freeOfCharge) * stepMs);
}

/** What anyone gets for nothing costs time when one address takes much of it. */
export function createSlowLane(
  app: FastifyInstance,
  freeOfCharge: number,
  keyGenerator: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<void> {
  const max = Number.MAX_SAFE_INTEGER;
  const count = app.createRateLimit({ max, keyGenerator });
  let waiting = 0;
  return async (request) => {
    const counted = await count(request);
    const waitMs = counted.isAllowed ? 0 : waitInSlowLane(max - counted.remaining, freeOfCharge);
    if (waitMs === 0) return;
    if (waiting >= mostWaiting) {
      throw new EndpointError(errorCodes.tooManyRequests, { headers: { 'retry-after': String(mostMs / 1_000) } });
    }
    waiting += 1;
    await sleep(waitMs, undefined, { ref: false });
    waiting -= 1;
  };
}
