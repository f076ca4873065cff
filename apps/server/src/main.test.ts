import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './db/testing/test-database.ts';
import { type BuiltServer, buildServer } from './testing/build-server.ts';
import { createPortalFixture, type PortalFixture } from './testing/portal-fixture.ts';
import { readToEnd } from './testing/raw-connection.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';

let built: BuiltServer;
let portal: PortalFixture;
let database: TestDatabase;
let settings: Record<string, string>;
const started: ServerProcess[] = [];

beforeAll(async () => {
  built = await buildServer();
  portal = createPortalFixture();
});
beforeEach(async () => {
  database = await createTestDatabase();
  // However busy the machine is that runs the tests, these requests are not to be shed.
  settings = {
    PORTAL_DIR: portal.dir,
    DESK_DIR: portal.deskDir,
    DATABASE_URL: database.url,
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    // Nobody signs in here.
    SANDBOX_SEED: 'false',
  };
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  await database.drop();
});
afterAll(async () => {
  await built.remove();
  portal.remove();
});

function start(changes: Record<string, string> = {}): ServerProcess {
  const server = runServer(built.script, { ...settings, ...changes });
  started.push(server);
  return server;
}

const event = JSON.stringify({
  user: null,
  action: 'TutorialStart',
  page: '/',
  browser: { name: 'Firefox', platform: 'Linux' },
  location: null,
});

/** A request that has started: the server has its head and half of its body. */
async function beginRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  const half = Math.floor(event.length / 2);
  const head = ['POST /analytics/log_event HTTP/1.1', 'Host: taga', 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${event.length}`, 'Expect: 100-continue', '', ''].join('\r\n'));
  // The server says that it has the head, and waits for the rest.
  expect(String(await once(socket, 'data'))).toContain('100 Continue');
  socket.write(event.slice(0, half));
  return { answer: readToEnd(socket), finish: () => socket.write(event.slice(half)) };
}

async function sendSignal(server: ServerProcess, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<void> {
  server.child.kill(signal);
  await expect.poll(server.written).toContain('"msg":"stopping"');
}

describe('told to stop [OPS-007]', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s the server finishes what is in flight and loses nothing',
    async (signal) => {
      const server = start();
      const request = await beginRequest(await server.port);
      await sendSignal(server, signal);
      request.finish();
      expect(await request.answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect((await server.ended).code).toBe(0);
      const { rowCount } = await database.pool.query('select 1 from analytics_events');
      expect(rowCount).toBe(1);
    },
  );

  test('it accepts nobody new', async () => {
    const server = start();
    const port = await server.port;
    const request = await beginRequest(port);
    await sendSignal(server);
    const visit = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => 'let in',
        () => 'turned away',
      );
    await expect.poll(visit).toBe('turned away');
    request.finish();
    await request.answer;
  });

  test('it says so before it closes the door, so that nobody is sent to a closed one', async () => {
    const server = start({ STOP_DELAY_MS: '3600000' });
    const address = `http://127.0.0.1:${await server.port}`;
    await sendSignal(server);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/register/get_token`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.ended;
  });

  test('it does not wait for connections that nobody uses', async () => {
    // Long enough for any machine; a server that waits for them would have to be told to cut them off.
    const server = start({ STOP_TIMEOUT_MS: '15000' });
    await (await fetch(`http://127.0.0.1:${await server.port}/healthz`)).text();
    server.child.kill('SIGTERM');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).not.toContain('cut off');
  });

  test('it cuts off what is not finished in time', async () => {
    const server = start({ STOP_TIMEOUT_MS: '500' });
    const request = await beginRequest(await server.port);
    server.child.kill('SIGTERM');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).toContain('requests still in flight are cut off');
    expect(await request.answer).not.toContain('200 OK');
  });

  test('a second signal ends it at once', async () => {
    const server = start();
    await beginRequest(await server.port);
    await sendSignal(server);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
  });
});

describe('a server that cannot start says why in one sentence [OPS-003]', () => {
  async function failureOf(server: ServerProcess): Promise<string> {
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/^\s+at /m);
    return stderr.trim();
  }

  test('a wrong setting', async () => {
    expect(await failureOf(start({ PORT: 'door' }))).toBe(
      'PORT is "door", but it must be a whole number from 0 to 65535.',
    );
  });

  test('a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await failureOf(start({ PORT: String(port) }))).toBe(
      `Port ${port} on 127.0.0.1 is used by another program: stop that program or set PORT to another number.`,
    );
    other.close();
  });

  test('an address that this machine does not have', async () => {
    expect(await failureOf(start({ HOST: '203.0.113.9', SANDBOX: 'true' }))).toBe(
      'HOST is "203.0.113.9", but this machine has no such address.',
    );
  });

  test('a database that is not there, without its password', async () => {
    const sentence = await failureOf(start({ DATABASE_URL: 'postgres://taga:s3cret@127.0.0.1:1/taga' }));
    expect(sentence.split('\n')).toHaveLength(1);
    expect(sentence).toContain('127.0.0.1:1');
    expect(sentence).not.toContain('s3cret');
  });

  test('a portal that is not built', async () => {
    const sentence = await failureOf(start({ PORTAL_DIR: join(portal.dir, 'nowhere') }));
    expect(sentence).toMatch(/^The portal is not built: .* Run "npm run build" first\.$/);
  });

  test('a data folder that another server uses [REL-006]', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'taga-data-'));
    // The account that the embedded database runs under must be able to reach it.
    chmodSync(dataDir, 0o755);
    const embedded = { DATABASE_URL: '', DATA_DIR: dataDir };
    try {
      const first = start(embedded);
      await first.port;
      const sentence = await failureOf(start(embedded));
      expect(sentence.split('\n')).toHaveLength(1);
      expect(sentence).toContain(dataDir);
      first.child.kill('SIGTERM');
      expect((await first.ended).code).toBe(0);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('whom to sign in as', () => {
  test('is told at the start, one line for each demo customer and each of the demo staff [OPS-001]', async () => {
    const server = start({ SANDBOX_SEED: 'people' });
    await server.port;
    server.child.kill('SIGTERM');
    const { stderr } = await server.ended;
    expect(stderr).toContain('Demo customers sign in with the password Mingalaba2026:');
    expect(stderr).toMatch(/^ {2}new@demo\.example {2,}new here: no account yet$/m);
    expect(stderr).toMatch(/^ {2}checker@demo\.example {2,}confirms what makers propose$/m);
    expect(stderr.match(/@demo\.example/g)).toHaveLength(15);
  });

  test('is not told where there are none', async () => {
    const server = start();
    await server.port;
    server.child.kill('SIGTERM');
    expect((await server.ended).stderr).not.toMatch(/demo|password|Mingalaba/i);
  });

  test('a first administrator is sent a one-time link, which is printed nowhere [DSK-001]', async () => {
    const server = start({ STAFF_ADMIN_EMAIL: 'chief@bank.example' });
    const mailbox = `http://127.0.0.1:${await server.port}/sandbox/mailbox`;
    const mails = async () => (await fetch(`${mailbox}?to=chief@bank.example`)).text();
    await expect.poll(mails).toMatch(/\/desk\/invitation#[\w-]{43}/);
    server.child.kill('SIGTERM');
    const { stderr, stdout } = await server.ended;
    expect(stderr).toContain('An email to chief@bank.example');
    expect(stderr + stdout).not.toContain('/desk/invitation');
  });
});

test('standard output carries nothing but lines of JSON [OPS-005]', async () => {
  const server = start();
  await fetch(`http://127.0.0.1:${await server.port}/`);
  server.child.kill('SIGTERM');
  const { stdout } = await server.ended;
  const messages = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect(messages).toContain('answered');
  expect(messages.at(-1)).toBe('stopped');
});
