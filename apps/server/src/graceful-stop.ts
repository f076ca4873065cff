import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface StopPlan {
  /** Tells those who send traffic to send no more. */
  readonly announce?: () => void;
  /** How long they may need to notice, before `stop`. */
  readonly delayMs?: number;
  /** Stops accepting, waits for what is in flight, closes everything. */
  readonly stop: () => Promise<void>;
  /** Cuts what is still in flight, so that `stop` can end. */
  readonly cut: () => void;
  readonly timeoutMs: number;
  readonly log: Logger;
}

/** The first signal stops with care, the second at once. */
export function stopOnSignals(plan: StopPlan): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    plan.log.info({ signal }, 'stopping');
    stopWithin(plan).then(
      () => process.exit(0),
      (error: unknown) => {
        plan.log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stopWithin({ announce, delayMs = 0, stop, cut, timeoutMs, log }: StopPlan): Promise<void> {
  announce?.();
  await sleep(delayMs);
  const timer = setTimeout(() => {
    log.warn({ timeoutMs }, 'requests still in flight are cut off');
    cut();
  }, timeoutMs);
  await stop();
  clearTimeout(timer);
  log.info('stopped');
}
