import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearer, createCustomers } from '../modules/access/sessions/testing/customers.ts';
import { signedInStaff } from '../modules/staff/sessions/testing/staff.ts';
import { type DatabaseLine, openDatabaseLine } from '../testing/database-line.ts';
import { startTestServer } from '../testing/test-server.ts';
import { type Connection, connect } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { openReplica, type Replica } from './replica.ts';
import { quiet } from './testing/quiet-log.ts';
import { hasSeparateServer, type ReplicatedServer, startReplicatedServer } from './testing/separate-server.ts';

describe.runIf(hasSeparateServer())('reads that may be a second old [OPS-022]', () => {
  let servers: ReplicatedServer;
  let primary: Connection;
  let standby: Connection;
  let line: DatabaseLine;
  let replica: Replica;
  let lines: string[];
  let now: number;

  beforeAll(async () => {
    servers = await startReplicatedServer();
    primary = await connect({ url: servers.url, poolSize: 2, log: quiet });
    standby = await connect({ url: servers.replicaUrl, poolSize: 1, log: quiet });
    await primary.pool.query('create table written (number int)');
  });
  afterAll(async () => {
    for (const each of [primary, standby]) await each?.close();
    await servers?.stop();
  });

  beforeEach(async () => {
    line = await openDatabaseLine(servers.replicaUrl);
    [now, lines] = [0, []];
    const log = { info: (text: string) => lines.push(text), warn: (text: string) => lines.push(text) };
    replica = openReplica({ url: line.url, poolSize: 2, primary, log, now: () => now });
  });
  afterEach(async () => {
    await standby.pool.query('select pg_wal_replay_resume()');
    await replica.close();
    line.close();
  });

  const answeredBy = () =>
    replica.read(async (db) => {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
      return rows[0]?.standby ? 'the replica' : 'the primary';
    });
  const write = (number: number) => primary.pool.query('insert into written values ($1)', [number]);
  const read = () =>
    replica.read(async (db) => (await sql<{ number: number }>`select number from written`.execute(db)).rows);

  test('are answered by the replica, with all that was written a second before', async () => {
    expect(await answeredBy()).toBe('the replica');
    await write(1);
    now += 1_000;
    expect(await read()).toEqual([{ number: 1 }]);
    expect(await answeredBy()).toBe('the replica');
  });

  test('are answered by the primary while the replica has fallen behind, and by the replica once it has caught up', async () => {
    expect(await answeredBy()).toBe('the replica');
    await standby.pool.query('select pg_wal_replay_pause()');
    await write(2);
    now += 1_000;
    expect(await answeredBy()).toBe('the primary');
    expect(await read()).toContainEqual({ number: 2 });
    await standby.pool.query('select pg_wal_replay_resume()');
    now += 5_000;
    await expect
      .poll(() => {
        now += 5_000;
        return answeredBy();
      })
      .toBe('the replica');
    expect(lines[1]).toBe('The replica is not used for now, and the primary answers: it has fallen behind.');
  });

  test('are answered by the primary when the replica is lost in the middle', async () => {
    expect(await answeredBy()).toBe('the replica');
    line.cut();
    expect(await answeredBy()).toBe('the primary');
    line.restore();
    now += 5_000;
    expect(await answeredBy()).toBe('the replica');
  });

  test('are not done twice when they take too long', async () => {
    expect(await answeredBy()).toBe('the replica');
    let times = 0;
    const slow = replica.read(async (db) => {
      times += 1;
      await sql`set statement_timeout = 20`.execute(db);
      await sql`select pg_sleep(60)`.execute(db);
    });
    await expect(slow).rejects.toThrow('canceling statement due to statement timeout');
    expect(times).toBe(1);
  });

  test('have a server start whose replica is away', async () => {
    line.cut();
    const opened = await openDatabase({
      databaseUrl: servers.url,
      replicaUrl: line.url,
      dataDir: '/nowhere',
      poolSize: 1,
      log: quiet,
    });
    expect(await opened.readReplica?.(async () => 'read')).toBe('read');
    await opened.close();
  });
});

test("figures, the search for customers and the export of one's data are such reads [OPS-022]", async () => {
  let reads = 0;
  const server = await startTestServer(
    {},
    {},
    () => new Date(),
    async (url) => {
      const connection = await connect({ url, poolSize: 5, log: quiet });
      return {
        ...connection,
        readReplica(read) {
          reads += 1;
          return read(connection.db);
        },
      };
    },
  );
  const customers = await createCustomers(server);
  const { loginId } = await customers.add();
  const { accesstoken } = await customers.signIn(loginId);
  const { token } = await signedInStaff(server, ['administrator']);
  const readsOf = async (answer: Promise<Response>) => {
    const before = reads;
    expect((await answer).status).toBe(200);
    return reads - before;
  };
  expect(await readsOf(server.post('/api/desk/figures', { from: '2026-01-01', to: '2026-01-31' }, token))).toBe(1);
  expect(await readsOf(server.post('/api/desk/customers/search', { text: loginId }, token))).toBe(1);
  expect(await readsOf(server.get('/api/auth/export', bearer(accesstoken)))).toBe(1);
  expect(await readsOf(server.get('/api/auth/sessions', bearer(accesstoken)))).toBe(0);
  await server.stop();
});
