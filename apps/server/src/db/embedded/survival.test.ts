import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../testing/run-server.ts';
import { untilGone, useServers } from '../testing/use-servers.ts';
import { prepareCluster } from './cluster.ts';
import { urlOf } from './owner-lock.ts';
import { findRunning } from './pid-file.ts';

const servers = useServers();

async function serverWith(name: string): Promise<RunningServer> {
  const server = await servers.start();
  expect(await server.ask(`save ${name}`)).toBe('saved');
  return server;
}

function killGroup(server: RunningServer): void {
  if (server.process.pid) process.kill(-server.process.pid, 'SIGKILL');
}

describe('what was saved is there again', () => {
  test('after an orderly stop, which leaves no PostgreSQL behind', async () => {
    const server = await serverWith('orderly');
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, complaint: '' });
    expect(await findRunning(servers.data)).toBeUndefined();

    const next = await servers.start();
    expect(await next.ask('list')).toBe('orderly');
  });

  test('after SIGKILL of the server alone, and the next start need not wait [REL-002]', async () => {
    const server = await serverWith('killed-alone');
    server.process.kill('SIGKILL');

    const next = await servers.start();
    expect(await next.ask('list')).toBe('killed-alone');
  });

  test('after SIGKILL of the whole process group [REL-002]', async () => {
    const server = await serverWith('killed-together');
    killGroup(server);

    const next = await servers.start();
    expect(await next.ask('list')).toBe('killed-together');
  });

  test('after SIGKILL of server and PostgreSQL in the same moment [REL-002]', async () => {
    const server = await serverWith('all-killed');
    const postgres = await servers.postgres();
    process.kill(postgres, 'SIGKILL');
    server.process.kill('SIGKILL');

    const next = await servers.start();
    expect(await next.ask('list')).toBe('all-killed');
  });

  test('after ten kills in a row, each in the middle of saving [REL-002]', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const server = await servers.start();
      for (let count = 0; count < 5; count += 1) {
        await server.ask(`save r${round}-${count}`);
        acknowledged.push(`r${round}-${count}`);
      }
      server.process.stdin.write(`save r${round}-unanswered\n`);
      killGroup(server);
      await server.ended;
    }
    const kept = (await (await servers.start()).ask('list')).split(' ');
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
  });
});

test('PostgreSQL does not outlive a killed server', async () => {
  const server = await servers.start();
  server.process.kill('SIGKILL');
  await server.ended;
  await untilGone(servers.data);
});

describe.runIf(process.platform === 'linux')('a PostgreSQL left alone, its guard killed too', () => {
  test('is stopped by the next start, which goes on with its data', async () => {
    const server = await serverWith('orphan');
    const orphan = await servers.postgres();
    for (const guard of await guardsOf(orphan)) process.kill(guard, 'SIGKILL');
    server.process.kill('SIGKILL');
    await server.ended;
    expect(await servers.postgres()).toBe(orphan);

    const next = await servers.start();
    expect(await next.ask('list')).toBe('orphan');
    expect(await servers.postgres()).not.toBe(orphan);
  });
});

test('a PostgreSQL that was killed is started again, with all that was saved, and as often as it takes [REL-007]', async () => {
  const server = await serverWith('before-the-kills');
  for (const round of ['first', 'second']) {
    const killed = await servers.postgres();
    process.kill(killed, 'SIGKILL');
    // Its connections may outlive it for a moment; what counts is the next one.
    const runsAgain = async () => (await servers.postgres().catch(() => killed)) !== killed;
    await expect.poll(runsAgain).toBe(true);
    await expect.poll(() => server.ask(`save after-the-${round}`)).toBe('saved');
  }
  expect(await server.ask('list')).toBe('after-the-first after-the-second before-the-kills');

  // The folder is still guarded, and an orderly stop leaves nothing behind.
  expect((await servers.launch().ended).complaint).toContain('The data folder is in use');
  server.process.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, complaint: '' });
  expect(await findRunning(servers.data)).toBeUndefined();
});

test('a crash inside PostgreSQL, from which it recovers, does not end the server', async () => {
  const server = await serverWith('before-the-crash');
  const cluster = await prepareCluster({ folder: `${servers.dataDir}/postgres` }, { folder: '', major: 17 });
  const port = (await findRunning(servers.data))?.port ?? 0;
  const client = new Client({ connectionString: urlOf(cluster, port) });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'taga keeper'`,
  );
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => server.ask('list')).toBe('before-the-crash');

  // The lock is taken again, so the folder is still guarded.
  expect((await servers.launch().ended).complaint).toContain('The data folder is in use');
  expect(await server.ask('list')).toBe('before-the-crash');
});

/** The processes beside PostgreSQL in the process group it leads. */
async function guardsOf(postgres: number): Promise<number[]> {
  const guards: number[] = [];
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    const stat = pid > 0 ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : '';
    const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
    if (group === postgres && pid !== postgres) guards.push(pid);
  }
  return guards;
}
