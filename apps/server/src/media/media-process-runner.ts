import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { Overloaded } from '../domain-error.ts';
import type { MediaAnswer, MediaJob, MediaJobs, MediaRequest } from './media-jobs.ts';
import { createTurns } from './turns.ts';

export interface MediaProcessSettings {
  /** The built `media-process`. */
  readonly script: string;
  /** More than this and the process ends; the job with it. */
  readonly maxMemoryBytes: number;
  /** How long one job may take once the process works on it; then the process is killed. */
  readonly timeoutMs: number;
  /** A process at rest costs memory: it ends after this long without work. */
  readonly idleMs: number;
  /** How many processes there are at most; one unless it is said. */
  readonly atOnce?: number;
  /** How many may be worked on or wait. */
  readonly maxWaiting: number;
}

/** Untrusted images and videos are opened there, one at a time in each process, and never in the server's own process. */
export interface MediaProcess {
  /** Owners take turns: who has much to be opened waits for themself. */
  run<Job extends MediaJob>(job: Job, given: MediaJobs[Job]['given'], owner: string): Promise<MediaJobs[Job]['answer']>;
  stop(): void;
}

/** It was opened and is not what it says it is, or is broken. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The process was ended, by itself or by us, before it had an answer. */
export class MediaProcessEnded extends Error {
  override readonly name = 'MediaProcessEnded';
  readonly tookTooLong: boolean;
  /** Whether it was at work on the file, and not still starting. */
  readonly hadBegun: boolean;

  constructor({ tookTooLong, hadBegun }: { readonly tookTooLong: boolean; readonly hadBegun: boolean }) {
    super(tookTooLong ? 'It took too long.' : 'It ended.');
    this.tookTooLong = tookTooLong;
    this.hadBegun = hadBegun;
  }
}

const prlimit = '/usr/bin/prlimit';
/** Starting and loading libraries says nothing of the file: a busy machine takes its time for that. */
const startTimeoutMs = 30_000;
/** How many processes may end with the same job, while they work on it and before. */
const mostTries = { working: 2, starting: 5 };

export function createMediaProcess(settings: MediaProcessSettings): MediaProcess {
  const { atOnce = 1, maxWaiting } = settings;
  const turns = createTurns(atOnce);
  const children = Array.from({ length: atOnce }, () => createChild(settings));
  return {
    async run(job, given, owner) {
      if (turns.size() >= maxWaiting) throw new Overloaded(5);
      return turns.run(owner, () => {
        const child = children.find(({ isBusy }) => !isBusy());
        if (!child) throw new Error('Each turn has a process.');
        return child.run(job, given);
      }) as Promise<never>;
    },
    stop() {
      for (const child of children) child.end();
    },
  };
}

function createChild(settings: MediaProcessSettings) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isBusy = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function runNow<Job extends MediaJob>(
    job: Job,
    given: MediaJobs[Job]['given'],
    tries = mostTries,
  ): Promise<unknown> {
    clearTimeout(idle);
    child ??= start(settings);
    lastId += 1;
    try {
      return await ask(child, { id: lastId, job, given }, settings.timeoutMs);
    } catch (error) {
      if (!(error instanceof MediaProcessEnded)) throw error;
      end();
      // It may have been killed from outside: nobody is told that their photo is bad before a second one has ended with it.
      const { working, starting } = tries;
      const left = error.hadBegun ? { starting, working: working - 1 } : { working, starting: starting - 1 };
      if (left.working > 0 && left.starting > 0 && !error.tookTooLong) return runNow(job, given, left);
      throw error;
    } finally {
      clearTimeout(idle);
      idle = setTimeout(end, settings.idleMs).unref();
    }
  }

  return {
    end,
    isBusy: () => isBusy,
    async run<Job extends MediaJob>(job: Job, given: MediaJobs[Job]['given']): Promise<unknown> {
      isBusy = true;
      try {
        return await runNow(job, given);
      } finally {
        isBusy = false;
      }
    },
  };
}

/** Without our settings and secrets, and with as much memory as it may need. */
function start({ script, maxMemoryBytes }: MediaProcessSettings): ChildProcess {
  const node = [process.execPath, script];
  const [command = '', ...given] = isThere(prlimit) ? [prlimit, `--data=${maxMemoryBytes}`, '--core=0', ...node] : node;
  const child = spawn(command, given, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  // Nobody waits for it to end, and it must not keep the server from ending.
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined);
  return child;
}

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ask(child: ChildProcess, request: MediaRequest, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let hadBegun = false;
    const tooLong = () => settle(() => reject(new MediaProcessEnded({ tookTooLong: true, hadBegun })));
    let timer = setTimeout(tooLong, startTimeoutMs);
    const onMessage = (message: MediaAnswer) => {
      if (message.id !== request.id) return;
      if ('hasBegun' in message) {
        hadBegun = true;
        clearTimeout(timer);
        timer = setTimeout(tooLong, timeoutMs);
        return;
      }
      settle(() => ('unreadable' in message ? reject(new Unreadable(message.unreadable)) : resolve(message.answer)));
    };
    const onEnd = () => settle(() => reject(new MediaProcessEnded({ tookTooLong: false, hadBegun })));
    function settle(tell: () => void): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      child.off('error', onEnd);
      tell();
    }
    child.on('message', onMessage);
    child.once('exit', onEnd);
    child.once('error', onEnd);
    child.channel?.ref();
    child.send(request, (error) => error && onEnd());
  }).finally(() => child.channel?.unref());
}
