import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Slots } from './concurrency-slots.ts';

/** Those who are served wait and are worked on within a second: where the work takes long, little is left to wait. */
const servedWithinMs = 800;
const longestWaitMs = 500;
/** A pause for those who ask again at once, however slow the server is. */
const shortestWaitMs = 100;
const tickMs = 10;
/**
 * Of those who waited too long so many are refused in a tick: a few soon, and of a crowd a tenth in a second. Refusing costs
 * as much as a small call, and would take the processor from those inside.
 */
const refusedATick = (expired: number) => 0.2 + expired / 1_000;
/** What waits needs a few kilobytes each; beyond this nobody waits. */
const mostWaiting = 5_000;

/** How long somebody waits for one of these slots. */
function waitMs(slots: Slots | undefined): number {
  const left = slots ? servedWithinMs - slots.heldMs() : longestWaitMs;
  return Math.min(Math.max(left, shortestWaitMs), longestWaitMs);
}

/** How long those who were admitted have waited: it belongs to the time that their answer took. */
export const waitedMs = new WeakMap<IncomingMessage, number>();

interface QueuedRequest {
  /** Slots of which it takes one as soon as one is free and nobody is before it. Without them it is refused in any case. */
  readonly slots: Slots | undefined;
  /** Whether the client has hung up: then it takes no place from those who wait. */
  readonly isGone: () => boolean;
  readonly admit: () => void;
  readonly refuse: () => void;
}

interface Waiting extends QueuedRequest {
  readonly since: number;
}

export interface AdmissionQueue {
  add(request: QueuedRequest): void;
  /** Whether somebody waits for one of these slots, and is to have it first. */
  isWaitedFor(slots: Slots): boolean;
}

/**
 * Requests that found no slot. What waits costs nothing: for half a second, or less while calls take long, it is admitted
 * when a slot is free, in the order of arrival, and is refused after that, in a crowd when its turn comes. Anyone who asks
 * again at once gets a pause that way, and would otherwise take the processor from those inside, by being refused and by
 * being read. A server that stops refuses at once what is still waiting.
 */
export function createAdmissionQueue(app: FastifyInstance): AdmissionQueue {
  let waiting: Waiting[] = [];
  let expired: Waiting[] = [];
  let refusals = 1;
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    const now = performance.now();
    const free = new Map<Slots, number>();
    function findsSlot({ slots }: Waiting): boolean {
      if (!slots) return false;
      const left = free.get(slots) ?? slots.free();
      free.set(slots, left - 1);
      return left > 0;
    }
    const admitted: Waiting[] = [];
    const left: Waiting[] = [];
    for (const each of waiting) {
      if (each.isGone()) continue;
      if (now - each.since >= waitMs(each.slots)) expired.push(each);
      else if (findsSlot(each)) admitted.push(each);
      else left.push(each);
    }
    waiting = left;
    expired = expired.filter(({ isGone }) => !isGone());
    refusals = expired.length === 0 ? 1 : refusals + refusedATick(expired.length);
    const refused = expired.splice(0, Math.floor(refusals));
    refusals -= refused.length;
    if (waiting.length + expired.length === 0) stopTicking();
    for (const { admit } of admitted) admit();
    for (const { refuse } of refused) refuse();
  }

  function stopTicking(): void {
    clearInterval(timer);
    timer = undefined;
  }

  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    stopTicking();
    const refused = [...expired, ...waiting];
    [expired, waiting] = [[], []];
    for (const { refuse } of refused) refuse();
  });
  return {
    add(request) {
      if (isStopping || waiting.length + expired.length >= mostWaiting) return request.refuse();
      waiting.push({ ...request, since: performance.now() });
      timer ??= setInterval(tick, tickMs);
    },
    isWaitedFor: (slots) => waiting.some((each) => each.slots === slots),
  };
}
