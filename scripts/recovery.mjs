// `npm run recovery`: a PostgreSQL that archives its log with pgBackRest, two submissions, the loss of all its files, and a
// recovery to the moment between them. The first submission is there, the second is not. `npm run build` first.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInStaff } from './attack/staff-sign-in.mjs';
import { withClient } from './cluster/client.mjs';
import { createProcesses, postgresAccount, until } from './cluster/processes.mjs';
import { findPrograms } from './cluster/programs.mjs';
import { createServerProcess, generous } from './cluster/servers.mjs';
import { startPostgres } from './faults/postgres.mjs';
import { freePorts } from './free-ports.mjs';
import { openJourneys, verifyAudit } from './journeys.mjs';
import { CommandError, runCommand, step } from './say.mjs';

/** @typedef {import('./cluster/processes.mjs').Processes} Processes */

/** As docs/high-availability.md has it, with paths in the scratch folder. @param {string} folder @param {number} port */
function writeConfiguration(folder, port) {
  const { uid, gid } = postgresAccount();
  const home = join(folder, 'pgbackrest');
  mkdirSync(home, { mode: 0o750 });
  const path = join(home, 'pgbackrest.conf');
  const lines = [
    '[global]',
    ...['repo1', 'log', 'lock', 'spool'].map((name) => `${name}-path=${join(home, name)}`),
    'repo1-retention-full=2',
    'start-fast=y',
    '[taga]',
    `pg1-path=${join(folder, 'postgres', 'data')}`,
    `pg1-socket-path=${join(folder, 'postgres')}`,
    `pg1-port=${port}`,
    'pg1-user=taga',
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  const passwords = join(home, 'pgpass');
  writeFileSync(passwords, '*:*:*:taga:taga\n', { mode: 0o600 });
  for (const each of [home, path, passwords]) chownSync(each, uid, gid);
  return { path, passwords };
}

/**
 * @param {string} program @param {{ path: string, passwords: string }} configuration @param {Processes} processes
 */
function createBackups(program, { path, passwords }, processes) {
  /** @param {string[]} args */
  return async (...args) => {
    const command = [program, `--config=${path}`, '--stanza=taga', ...args];
    const running = processes.start('pgbackrest', command, { PGPASSFILE: passwords }, true);
    await running.ended;
    if (running.exitCode() !== 0) throw new CommandError(`pgbackrest ${args.join(' ')} failed.`);
  };
}

/** A PostgreSQL that archives its log, and a server on it. @param {string} folder @param {Processes} processes */
async function startSite(folder, processes) {
  const { postgres: bin, pgbackrest } = findPrograms(['postgres', 'pgbackrest']);
  const [databasePort = 0, serverPort = 0] = await freePorts(2);
  const configuration = writeConfiguration(folder, databasePort);
  const archiving = [
    'archive_mode=on',
    `archive_command=${pgbackrest} --config=${configuration.path} --stanza=taga archive-push %p`,
    `unix_socket_directories=${join(folder, 'postgres')}`,
  ];
  const database = await startPostgres({ bin, folder, processes, port: databasePort, settings: archiving });
  const settings = {
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    SANDBOX: 'true',
    LOG_LEVEL: 'warn',
    ...generous,
  };
  const server = createServerProcess(1, serverPort, { folder, processes, settings });
  server.start();
  await until('the server', server.isReady);
  return { database, server, backups: createBackups(pgbackrest, configuration, processes) };
}

/** Two submissions and the moment between them. @param {string} address @param {string} databaseUrl */
async function submitTwice(address, databaseUrl) {
  const { journeys } = await openJourneys({ address, databaseUrl });
  const before = await journeys.submit();
  await pause(1_000);
  const [{ between }] = await withClient(databaseUrl, (ask) => ask('select clock_timestamp()::text as between'));
  await pause(1_000);
  const after = await journeys.submit();
  await journeys.close();
  return { before, between, after };
}

/** @param {string} databaseUrl */
async function untilArchived(databaseUrl) {
  // What archive_timeout does by itself once a minute.
  await withClient(databaseUrl, (ask) => ask('select pg_switch_wal()'));
  const waiting = `select from pg_ls_archive_statusdir() where name like '%.ready'`;
  await until('the archive', () => withClient(databaseUrl, async (ask) => (await ask(waiting)).length === 0));
}

/** @param {string} folder @param {Processes} processes */
async function recover(folder, processes) {
  const { database, server, backups } = await startSite(folder, processes);
  await step('A stanza and a full backup, while the server runs', async () => {
    await backups('stanza-create');
    await backups('backup', '--type=full');
  });
  const { before, between, after } = await submitTwice(server.address, database.url);
  await untilArchived(database.url);
  await server.process().end('SIGTERM');
  await database.kill();
  database.erase();
  await step(`All files of the database are gone: restoring to ${between}`, () =>
    backups('restore', '--type=time', `--target=${between}`, '--target-action=promote'),
  );
  await step('PostgreSQL reads the archive up to that moment and opens', async () => {
    await database.start();
    const isOpen = 'select where not pg_is_in_recovery()';
    await until('the end', () => withClient(database.url, async (ask) => (await ask(isOpen)).length === 1));
  });
  await step('The server starts on it', async () => {
    server.start();
    await until('the server', server.isReady);
  });
  const orders = await withClient(database.url, (ask) => ask('select authorization_req_id::text as id from orders'));
  const ids = orders.map(({ id }) => id);
  const auditor = await signInStaff(server.address, 'auditor@demo.example');
  return {
    first: ids.includes(before),
    second: ids.includes(after),
    audit: await verifyAudit(server.address, auditor),
  };
}

runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taga-recovery-'));
  chmodSync(folder, 0o755);
  const processes = createProcesses(folder);
  try {
    const { first, second, audit } = await recover(folder, processes);
    console.log(
      `\nthe submission before that moment: ${first ? 'there' : 'MISSING'}; the one after it: ${second ? 'THERE' : 'gone'};`,
    );
    console.log(`audit of ${audit.entries} entries ${audit.isWhole ? 'whole' : 'NOT whole'}`);
    if (!first || second || !audit.isWhole) throw new CommandError('The recovery did not lead to that moment.');
  } finally {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
