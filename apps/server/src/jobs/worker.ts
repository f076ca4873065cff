import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Connection } from '../db/connect.ts';
import { jobLogger } from '../db/job-logger.ts';

interface WorkerDependencies {
  readonly pool: Connection['pool'];
  readonly log: Logger;
  readonly tasks: TaskList;
  /** One round of housekeeping, at the start and then again and again; it does not fail. */
  readonly housekeeping: () => Promise<void>;
  readonly concurrency: number;
  readonly housekeepingEveryMs: number;
  /** How often to look for jobs that have become due; of new ones the database tells at once. */
  readonly lookEveryMs?: number;
  /** How long jobs may go on after `stop` before they are told to break off. */
  readonly stopTimeoutMs: number;
}

export interface Worker {
  start(): void;
  /** Takes no more jobs and resolves when those under way are over. */
  stop(): Promise<void>;
}

const restartAfterMs = 2_000;

/** Runs jobs beside the requests of this process. Processes that share a database share the work. */
export function createWorker(dependencies: WorkerDependencies): Worker {
  const { log } = dependencies;
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function runUntilStopped(): Promise<void> {
    try {
      runner = await startRunner(dependencies);
      if (stopping.signal.aborted) await runner.stop();
      await runner.promise;
    } catch (error) {
      log.error({ err: error }, 'the job worker broke off');
    }
    // Without it no code would reach anybody, while every call still seemed to work.
    if (await pause(restartAfterMs, stopping.signal)) await runUntilStopped();
  }

  async function runHousekeepingUntilStopped(): Promise<void> {
    do await dependencies.housekeeping();
    while (await pause(dependencies.housekeepingEveryMs, stopping.signal));
  }

  return {
    start() {
      running = Promise.all([runUntilStopped(), runHousekeepingUntilStopped()]);
    },
    async stop() {
      stopping.abort();
      // A runner that has already ended by itself says so by refusing to stop.
      await runner?.stop().catch(() => undefined);
      await running;
    },
  };
}

/** Answers false, at once, when told to stop meanwhile. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false);
}

function startRunner(dependencies: WorkerDependencies): Promise<Runner> {
  const { pool, log, tasks, concurrency, stopTimeoutMs, lookEveryMs = 2_000 } = dependencies;
  return run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    pollInterval: lookEveryMs,
    logger: jobLogger(log),
    parsedCronItems: [],
    // The server has its own way to stop.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: stopTimeoutMs,
    // By itself the library does not wait for a job's end to be written down: `stop` would come too early, and a
    // database that fails in that moment would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}
