// What can break in a cluster, each as somebody on duty would meet it. Each resolves when the part is whole again, or has
// been replaced by another.
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from './client.mjs';
import { until } from './processes.mjs';

/** How long what breaks stays away. */
const awayMs = 12_000;

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {{ says: string, inflict: (cluster: Cluster, pick: (below: number) => number) => Promise<void> }} Fault */

/** @param {Cluster} cluster @param {string} before */
const untilReplaced = (cluster, before) =>
  until('another leader', async () => (await cluster.leader()).name !== before, 60_000);

/** @param {import('./servers.mjs').ServerProcess} server @param {string} [version] */
async function restart(server, version) {
  await server.process().end('SIGTERM');
  server.start(version);
  await until('the server', server.isReady);
}

/** The one that needs the folder of the version before. */
export const upgrade = 'rolling-upgrade';

/** @type {Record<string, Fault>} */
export const faults = {
  'leader-killed': {
    says: "the leader's PostgreSQL is killed",
    async inflict(cluster) {
      const leader = await cluster.leader();
      leader.killPostgres();
      await untilReplaced(cluster, leader.name);
    },
  },
  'machine-killed': {
    says: "the leader's machine is gone: PostgreSQL and Patroni are killed together",
    async inflict(cluster) {
      const leader = await cluster.leader();
      await leader.killMachine();
      await untilReplaced(cluster, leader.name);
      leader.start();
    },
  },
  switchover: {
    says: 'another node is made the leader on purpose',
    async inflict(cluster) {
      const leader = await cluster.leader();
      const { members } = await (await leader.ask('/cluster')).json();
      const candidate = members.find((/** @type {{ role: string }} */ { role }) => role === 'sync_standby')?.name;
      const answer = await leader.ask('/switchover', { leader: leader.name, candidate });
      if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
      await untilReplaced(cluster, leader.name);
    },
  },
  'leader-frozen': {
    says: 'the leader stands still for longer than its lock holds, and then goes on',
    async inflict(cluster) {
      const leader = await cluster.leader();
      leader.signalAll('SIGSTOP');
      try {
        await untilReplaced(cluster, leader.name);
        await pause(2_000);
      } finally {
        leader.signalAll('SIGCONT');
      }
    },
  },
  'host-vanished': {
    says: 'the address of the database swallows everything and closes nothing',
    async inflict(cluster) {
      cluster.way.fallSilent();
      await pause(awayMs);
      cluster.way.speakAgain();
    },
  },
  'read-only': {
    says: 'the database can only be read',
    async inflict(cluster) {
      const url = cluster.superuserUrlOf(await cluster.leader());
      const change = (/** @type {string} */ statement) =>
        withClient(url, async (ask) => {
          await ask('set default_transaction_read_only = off');
          await ask(statement);
          await ask('select pg_reload_conf()');
        });
      await change('alter system set default_transaction_read_only = on');
      await pause(awayMs);
      await change('alter system reset default_transaction_read_only');
    },
  },
  'etcd-gone': {
    says: 'etcd is gone',
    async inflict({ etcd }) {
      await etcd.kill();
      await pause(awayMs);
      await etcd.start();
    },
  },
  's3-gone': {
    says: 'the S3 server is gone',
    async inflict({ s3 }) {
      await s3.kill();
      await pause(awayMs);
      await s3.start();
    },
  },
  'server-killed': {
    says: 'a server process is killed and started again',
    async inflict({ servers }, pick) {
      const server = servers[pick(servers.length)];
      if (!server) return;
      await server.process().end('SIGKILL');
      await pause(2_000);
      server.start();
      await until('the server', server.isReady);
    },
  },
  'rolling-restart': {
    says: 'all server processes are restarted, one after the other',
    async inflict({ servers }) {
      for (const server of servers) await restart(server);
    },
  },
  [upgrade]: {
    says: 'all server processes go to this version, one after the other; one goes back in between, and up again',
    async inflict({ servers, versions }) {
      const [first, ...others] = servers;
      if (!first) return;
      await restart(first, versions.after);
      await restart(first, versions.before);
      for (const server of [first, ...others]) await restart(server, versions.after);
    },
  },
};
