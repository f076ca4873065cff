import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, plainEnvironment } from './cluster.ts';
import { readPidFile } from './pid-file.ts';

/** The running PostgreSQL: the process that owns the files and forks one more for each connection. */
export interface Postmaster {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resolves when it has ended, whatever the reason. */
  readonly ended: Promise<void>;
}

/**
 * Becomes PostgreSQL, leaving behind a shell that waits on a pipe the server holds open (3) and stops PostgreSQL when
 * the pipe closes. The system closes it when the server ends in any way, SIGKILL included, so that PostgreSQL never
 * outlives the server for long. The shell is no child of PostgreSQL's, which takes a dying child for a crash. It ends
 * with SIGQUIT, because a PostgreSQL that is asked to stop while it recovers from a crash of its own may wait for ever.
 */
const guardedStart = `
  data=$1; shift
  runs() { read -r pid _ <"$data/postmaster.pid" && [ "$pid" = "$$" ]; }
  guard() {
    read -r never
    runs || exit; kill -INT "$$"
    for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; runs || exit; done
    kill -QUIT "$$"
  }
  ( guard <&3 2>/dev/null & )
  exec "$@" </dev/null 3<&-
`;

/** Starts PostgreSQL and waits until it takes connections; undefined when it ended instead (its log says why). */
export async function startPostmaster(
  binaries: Binaries,
  cluster: Cluster,
  account: Account | undefined,
  /** Where those who use it look for it, once there was one. */
  givenPort?: number,
): Promise<Postmaster | undefined> {
  const port = givenPort ?? (await findFreePort());
  const log = await open(cluster.log, 'a', 0o600);
  const command = [join(binaries.folder, 'bin', 'postgres'), '-D', cluster.data, ...settings(port)];
  const child = spawn('/bin/sh', ['-c', guardedStart, 'sh', cluster.data, ...command], {
    cwd: cluster.data,
    env: plainEnvironment,
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
    // A group of its own: Ctrl-C must reach the server alone, which finishes its requests before it stops PostgreSQL.
    detached: true,
    ...account,
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', done).once('error', done);
    // The guard waits on the pipe, and the open pipe would keep the server's process alive.
  }).then(() => void child.stdio[3]?.destroy());
  await log.close();
  return (await becomesReady(child, cluster.data)) ? { port, process: child, ended } : undefined;
}

/**
 * TCP on the loopback address, not a socket file: the path of a socket file may have 107 characters at most, and a
 * data folder may be anywhere. The password keeps the machine's other accounts out.
 */
function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Starts, stops and crashes, but no statements: a failed one may quote what a customer typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function becomesReady(child: ChildProcess, data: string): Promise<boolean> {
  // No time limit: after a crash PostgreSQL may have much to recover, and it either becomes ready or ends.
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const file = await readPidFile(data);
    if (file?.pid === child.pid && file?.ready) return true;
    await sleep(20);
  }
  return false;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.');
  return address.port;
}

/** First politely (open transactions are rolled back, everything is written), then harder. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  for (const [signal, patienceMs] of stopSignals) {
    postmaster.process.kill(signal);
    const ended = await Promise.race([postmaster.ended.then(() => true), sleep(patienceMs, false, { ref: false })]);
    if (ended) return;
  }
}

const stopSignals: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];
