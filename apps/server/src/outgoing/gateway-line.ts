import { setTimeout as waitFor } from 'node:timers/promises';
import { backOffMs } from './back-off.ts';
import { createBreaker } from './breaker.ts';
import { GatewayFailure } from './gateway-failure.ts';

export interface LineOptions {
  /** How long one try may take. */
  readonly timeoutMs: number;
  /** How often something is tried. */
  readonly attempts: number;
  /** How long all tries together may take: somebody waits for the answer. */
  readonly totalMs: number;
  /** How many calls may wait for the gateway at once. */
  readonly maxCalls: number;
  readonly now: () => Date;
  readonly random: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/** What is thrown when all tries have failed, in the words of the person who asks. */
type Unavailable = (why: string, options: { readonly cause: GatewayFailure }) => Error;

/** One try that ends within the time given, with a `GatewayFailure` where there is no answer. */
type Try<Answer> = (tryMs: number) => Promise<Answer>;

interface LineCall<Answer> {
  /** For operators: what was asked, without whom it was about. */
  readonly name: string;
  readonly ask: Try<Answer>;
  /** Comes before each further try: the answer, if the try before was carried out after all. */
  readonly lookUp?: Try<Answer | undefined>;
}

export interface GatewayLine {
  call<Answer>(call: LineCall<Answer>): Promise<Answer>;
}

const firstDelayMs = 100;
const breakerLimits = { failuresAllowed: 5, pauseMs: 10_000 };

/** Keeps a gateway that hangs or fails from holding up more than those who ask for it, and those not for long. */
export function createGatewayLine(options: LineOptions, unavailable: Unavailable): GatewayLine {
  const { timeoutMs, attempts, totalMs, maxCalls, now, random, sleep = waitFor } = options;
  const whileAwake = createRest(now);
  let calls = 0;

  async function callRepeatedly<Answer>({ name, ask, lookUp }: LineCall<Answer>): Promise<Answer> {
    const endsAt = now().getTime() + totalMs;
    const leftMs = () => endsAt - now().getTime();
    const once = <Given>(attempt: Try<Given>) => whileAwake(() => attempt(Math.max(1, Math.min(timeoutMs, leftMs()))));
    for (let attempt = 1; ; attempt += 1) {
      try {
        const earlier = attempt > 1 && lookUp ? await once(lookUp) : undefined;
        return earlier ?? (await once(ask));
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        const delayMs = backOffMs(attempt, random, firstDelayMs);
        if (!error.mayPass || attempt >= attempts || delayMs >= leftMs())
          throw unavailable(`${name} ${error.code}`, { cause: error });
        await sleep(delayMs);
      }
    }
  }

  return {
    async call(call) {
      // A queue would only make everybody late, and fill the portal with calls that wait.
      if (calls >= maxCalls) {
        throw unavailable(`${call.name} BUSY`, { cause: new GatewayFailure('BUSY', { mayPass: false }) });
      }
      calls += 1;
      try {
        return await callRepeatedly(call);
      } finally {
        calls -= 1;
      }
    },
  };
}

/** After several failures in a row nothing is tried for a while; then one try finds out for all. */
function createRest(now: () => Date) {
  const breaker = createBreaker({ now, ...breakerLimits });
  return async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
    if (breaker.waitMs() > 0) throw new GatewayFailure('RESTING', { mayPass: false });
    try {
      const answer = await attempt();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof GatewayFailure && error.mayPass) breaker.failed();
      else breaker.succeeded();
      throw error;
    }
  };
}
