import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The port once it listens; fails when the process ends instead. */
  readonly port: Promise<number>;
  /** What it has written to standard output so far. */
  written(): string;
  /** Exit code and what was written, once it has ended. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Runs the built server with these settings and no others of ours. */
export function runServer(script: string, settings: Record<string, string>): ServerProcess {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [script], { env: { PATH, PORT: '0', ...settings } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const port = new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
      const announced = /is open at http:\/\/[^:]+:(\d+)/.exec(stderr);
      if (announced) resolve(Number(announced[1]));
    });
    child.once('close', () => reject(new Error(`The server ended before it listened: ${stderr}`)));
  });
  // Those who wait for the end of a process do not all wait for its port.
  port.catch(() => undefined);
  const ended = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  return { child, port, written: () => stdout, ended };
}
