// One PostgreSQL under Patroni, and what can be done to it.
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { childrenOf, parentOf, sendSignal } from './processes.mjs';

export const passwords = { superuser: 'superuser', replication: 'replication' };

/**
 * @typedef {object} Node
 * @property {string} name
 * @property {number} port
 * @property {number} restPort
 * @property {() => void} start
 * @property {(path: string, body?: object) => Promise<Response>} ask Patroni's own interface
 * @property {() => Promise<boolean>} isLeader
 * @property {() => Promise<boolean>} isWell
 * @property {() => void} killPostgres
 * @property {() => Promise<void>} killMachine
 * @property {(signal: 'SIGSTOP' | 'SIGCONT') => void} signalAll
 */

/**
 * @param {{ name: string, folder: string, port: number, restPort: number, etcd: string,
 *   programs: Record<import('./programs.mjs').Program, string>,
 *   processes: import('./processes.mjs').Processes, owner: { uid: number, gid: number } }} given
 * @returns {Node}
 */
export function createNode({ name, folder, port, restPort, etcd, programs, processes, owner }) {
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  /** @type {import('./processes.mjs').Running | undefined} */
  let patroni;

  const postmasterPid = () => {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  };
  /** The postmaster first, then what it has started. */
  const postgresPids = () => {
    const postmaster = postmasterPid();
    return postmaster > 0 && parentOf(postmaster) !== undefined ? [postmaster, ...childrenOf(postmaster)] : [];
  };

  return {
    name,
    port,
    restPort,
    start() {
      patroni = processes.start(
        name,
        [programs.patroni, join(root, 'deploy/patroni/patroni.yml')],
        {
          PATRONI_NAME: name,
          PATRONI_ETCD_HOSTS: etcd,
          PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
          PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
          PATRONI_POSTGRESQL_DATA_DIR: data,
          PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
          PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
          PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
          PATRONI_REPLICATION_PASSWORD: passwords.replication,
        },
        true,
      );
    },
    ask: (path, body) =>
      fetch(`http://127.0.0.1:${restPort}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        signal: AbortSignal.timeout(body ? 30_000 : 2_000),
      }),
    async isLeader() {
      const answer = await this.ask('/primary').catch(() => undefined);
      await answer?.text();
      return answer?.status === 200;
    },
    async isWell() {
      const answer = await this.ask('/patroni');
      const { state } = await answer.json();
      return state === 'running';
    },
    killPostgres: () => sendSignal(postmasterPid(), 'SIGKILL'),
    async killMachine() {
      const pids = postgresPids();
      await patroni?.end('SIGKILL');
      for (const pid of pids) sendSignal(pid, 'SIGKILL');
    },
    signalAll(signal) {
      for (const pid of [patroni?.pid ?? 0, ...postgresPids()]) if (pid > 0) sendSignal(pid, signal);
    },
  };
}
