// The database of a cluster: etcd, and three PostgreSQL under Patroni that agree by it on who leads.
import { join } from 'node:path';
import { freePorts } from '../free-ports.mjs';
import { createNode, passwords } from './patroni-node.mjs';
import { postgresAccount, until } from './processes.mjs';
import { startPart } from './replaceable.mjs';

/** @typedef {import('./patroni-node.mjs').Node} Node */
/** @typedef {{ programs: Record<import('./programs.mjs').Program, string>, folder: string, processes: import('./processes.mjs').Processes }} Ground */

/** @param {Ground} ground */
async function startEtcd({ programs, folder, processes }) {
  const [port = 0, peerPort = 0] = await freePorts(2);
  const address = `http://127.0.0.1:${port}`;
  const peers = `http://127.0.0.1:${peerPort}`;
  const launch = () =>
    processes.start('etcd', [
      programs.etcd,
      // Over the v3 interface Patroni 3.0 lets a leader that was frozen take its lock back from the one promoted meanwhile.
      '--enable-v2',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=${address}`,
      `--advertise-client-urls=${address}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
    ]);
  const part = await startPart('etcd', launch, async () => (await fetch(`${address}/health`)).ok);
  return { ...part, hosts: `127.0.0.1:${port}` };
}

/** @param {Ground} ground @param {Node[]} nodes filled as they are made, so that they are taken away whatever happens */
export async function startDatabase(ground, nodes) {
  const etcd = await startEtcd(ground);
  const owner = postgresAccount();
  for (const name of ['pg-1', 'pg-2', 'pg-3']) {
    const [port = 0, restPort = 0] = await freePorts(2);
    nodes.push(createNode({ name, port, restPort, etcd: etcd.hosts, owner, ...ground }));
  }
  const [first, ...others] = nodes;
  first?.start();
  await until('the first PostgreSQL', async () => first?.isLeader());
  for (const node of others) node.start();
  await until('all replicas', async () => (await Promise.all(nodes.map((node) => node.isWell()))).every(Boolean));

  async function leader() {
    /** @type {Node[]} */
    let leaders = [];
    await until('a leader', async () => {
      const areLeaders = await Promise.all(nodes.map((node) => node.isLeader()));
      leaders = nodes.filter((_, index) => areLeaders[index]);
      return leaders.length > 0;
    });
    return /** @type {Node} */ (leaders[0]);
  }

  return {
    etcd,
    leader,
    superuserUrlOf: (/** @type {Node} */ { port }) =>
      `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`,
    /** As before any fault: a leader and two replicas that follow it, one of them synchronous. */
    untilWhole: () =>
      until(
        'a whole cluster',
        async () => {
          /** @type {{ members: { role: string, state: string }[] }} */
          const { members } = await (await (await leader()).ask('/cluster')).json();
          const isRunning = members.every(({ state }) => ['running', 'streaming'].includes(state));
          return members.length === nodes.length && isRunning && members.some(({ role }) => role === 'sync_standby');
        },
        180_000,
      ),
  };
}
