// A PostgreSQL of one's own, as operators have it, that can be killed and started again on the same files.
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../cluster/client.mjs';
import { postgresAccount, until } from '../cluster/processes.mjs';

/** @param {{ bin: string, folder: string, processes: import('../cluster/processes.mjs').Processes, port: number, settings?: string[] }} given */
export async function startPostgres({ bin, folder, processes, port, settings = [] }) {
  const { uid, gid } = postgresAccount();
  const home = join(folder, 'postgres');
  mkdirSync(home, { mode: 0o700 });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, 'taga');
  for (const path of [home, passwordFile]) chownSync(path, uid, gid);
  const data = join(home, 'data');
  const initdb = [join(bin, 'initdb'), '-D', data, '-U', 'taga', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  await processes.start('initdb', [...initdb, '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'], {}, true).ended;
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const command = [join(bin, 'postgres'), '-D', data, ...options.flatMap((option) => ['-c', option])];
  const urlOf = (/** @type {string} */ name) => `postgres://taga:taga@127.0.0.1:${port}/${name}`;
  const launch = () => processes.start('postgres', command, {}, true);
  const isWell = () => withClient(urlOf('postgres'), (ask) => ask('select 1'));
  let running = launch();
  await until('PostgreSQL', isWell);
  for (const name of ['taga', 'bank']) await withClient(urlOf('postgres'), (ask) => ask(`create database ${name}`));
  return {
    url: urlOf('taga'),
    /** For a bank that has its books elsewhere. */
    bankUrl: urlOf('bank'),
    /** Its other processes notice that it is gone, and end. */
    kill: () => running.end('SIGKILL'),
    /** As when its disk is lost. */
    erase() {
      rmSync(data, { recursive: true });
      mkdirSync(data, { mode: 0o700 });
      chownSync(data, uid, gid);
    },
    async start() {
      // What the killed one had started may still hold the files for a moment.
      await until('PostgreSQL', async () => {
        if (!running.isRunning()) running = launch();
        return isWell();
      });
    },
  };
}
