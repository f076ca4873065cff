import type { FastifyInstance } from 'fastify';

const delayMs = 500;
/** However many wait, no more of them are seen to in a second: it would take the processor from those inside. */
const mostPerSecond = 500;
const tickMs = 20;
/** What waits needs a few kilobytes each; beyond this nobody waits. */
const mostWaiting = 5_000;

interface Waiting {
  readonly dueAt: number;
  readonly act: () => void;
}

/**
 * Does things half a second later, or when their turn comes in a crowd, all of them by one timer: what came first is due
 * first. A server that stops does at once what is still waiting.
 */
export function createDelay(app: FastifyInstance): (act: () => void) => void {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  function actUntil(time: number): void {
    const firstLater = waiting.findIndex(({ dueAt }) => dueAt > time);
    const due = firstLater === -1 ? waiting : waiting.slice(0, firstLater);
    waiting = firstLater === -1 ? [] : waiting.slice(firstLater);
    if (waiting.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    for (const { act } of due) act();
  }

  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    actUntil(Number.POSITIVE_INFINITY);
  });
  return (act) => {
    if (isStopping || waiting.length >= mostWaiting) return act();
    const turn = (waiting.at(-1)?.dueAt ?? 0) + 1_000 / mostPerSecond;
    waiting.push({ dueAt: Math.max(performance.now() + delayMs, turn), act });
    timer ??= setInterval(() => actUntil(performance.now()), tickMs);
  };
}
