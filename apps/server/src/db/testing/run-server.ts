import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Account } from '../embedded/account.ts';

/** A server process under test. */
export interface RunningServer {
  readonly process: ChildProcessWithoutNullStreams;
  /** Sends one line, resolves with the line it answers; rejects with what it complained about if it ends instead. */
  ask(line: string): Promise<string>;
  /** Resolves when it has ended, with its exit code and its last words. */
  readonly ended: Promise<{ code: number | null; complaint: string }>;
}

export interface RunOptions {
  readonly script: string;
  readonly env: Record<string, string>;
  readonly account?: Account | undefined;
}

/** In a process group of its own, as a terminal would start it; does not wait until it is ready. */
export function launchServer({ script, env, account }: RunOptions): RunningServer {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    detached: true,
    ...account,
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, complaint }));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function nextLine(): Promise<string> {
    const line = await lines.next();
    if (!line.done) return line.value;
    throw new Error((await ended).complaint || 'The process ended without a word.');
  }
  const ready = nextLine();
  ready.catch(() => undefined);

  return {
    process: child,
    ended,
    async ask(line) {
      await ready;
      child.stdin.write(`${line}\n`);
      return nextLine();
    },
  };
}

/** Resolves once the server answers, which shows that its database works. */
export async function startServer(options: RunOptions): Promise<RunningServer> {
  const server = launchServer(options);
  await server.ask('list');
  return server;
}
