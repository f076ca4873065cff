import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const resolutionMs = 10;
const everyMs = 1_000;

/**
 * Tells whether the process has more to do than it can: in the last second, work that was due had to wait longer than
 * this on average. What the start itself takes does not count, or the first visitors would be turned away.
 */
export function watchEventLoopLag(app: FastifyInstance, maxDelayMs: number): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let isLate = false;
  const look = () => {
    // Without a measurement the mean is no number, and nothing is late.
    isLate = delays.mean / 1e6 - resolutionMs > maxDelayMs;
    delays.reset();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    delays.enable();
    timer = setInterval(look, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  return () => isLate;
}
