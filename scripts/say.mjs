// The few words the commands say while they work, and the one sentence when they cannot go on.
import { spawn } from 'node:child_process';

/** A failure people can act on: its message is the whole explanation. */
export class CommandError extends Error {}

/**
 * Shows what is going on, then how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  process.stdout.write(`· ${what} …\n`);
  const started = Date.now();
  const result = await work();
  process.stdout.write(`✓ ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/**
 * Runs a command to its end; its output is shown only when it fails, unless `show` asks for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs `main` and turns a `CommandError` into one sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export function runCommand(main) {
  main().catch((error) => {
    process.stderr.write(`\n${error instanceof CommandError ? error.message : error.stack}\n`);
    process.exit(1);
  });
}
