import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Connection } from '../db/connect.ts';
import { jobLogger } from '../db/job-logger.ts';
import { limitTasks } from './limit-tasks.ts';
import { patientPool } from './patient-pool.ts';

interface WorkerDependencies {
  readonly pool: Connection['pool'];
  readonly log: Logger;
  readonly tasks: TaskList;
  /** One round of housekeeping, at the start and then again and again; it does not fail. */
  readonly housekeeping: () => Promise<void>;
  readonly concurrency: number;
  /** How many jobs of a task run at once in this process; of other tasks as many as there is room for. */
  readonly limits?: Readonly<Record<string, number>>;
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
/** What the library may need beyond the time that jobs have to end. */
const settleMs = 2_000;

/** Runs jobs beside the requests of this process. Processes that share a database share the work. */
export function createWorker(dependencies: WorkerDependencies): Worker {
  const { log, stopTimeoutMs } = dependencies;
  const stopping = new AbortController();
  /** A database that is away is waited for, but not for ever once the server stops. */
  const givenUp = new AbortController();
  let runner: Runner | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function runUntilStopped(): Promise<void> {
    try {
      const started = await startRunner(dependencies, givenUp.signal);
      runner = started.runner;
      // A runner that has already ended by itself says so by refusing to stop.
      if (stopping.signal.aborted) void runner.stop().catch(() => undefined);
      await Promise.race([runner.promise, started.isOverdue]);
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
      setTimeout(() => givenUp.abort(), stopTimeoutMs).unref();
      void runner?.stop().catch(() => undefined);
      await running;
    },
  };
}

/** Answers false, at once, when told to stop meanwhile. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false);
}

/** `isOverdue` rejects when the runner began to end, for whatever reason, and has not done so in time. */
async function startRunner(
  dependencies: WorkerDependencies,
  givenUp: AbortSignal,
): Promise<{ runner: Runner; isOverdue: Promise<never> }> {
  const { pool, log, tasks, concurrency, stopTimeoutMs, lookEveryMs = 2_000, limits = {} } = dependencies;
  const events: WorkerEvents = new EventEmitter();
  const isOverdue = once(events, 'pool:gracefulShutdown').then(async () => {
    await sleep(stopTimeoutMs + settleMs, undefined, { ref: false });
    throw new Error('The job worker did not end.');
  });
  isOverdue.catch(() => undefined);
  const runner = await run({
    pgPool: patientPool(pool, givenUp),
    ...limitTasks(tasks, limits),
    concurrency,
    events,
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
  return { runner, isOverdue };
}
