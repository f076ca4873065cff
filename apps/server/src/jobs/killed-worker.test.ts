import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { type QueuedMessage, queueMessage } from '../modules/messaging/channels/index.ts';
import { startSmsSink } from '../modules/messaging/channels/testing/sms-sink.ts';
import { startSmtpSink } from '../modules/messaging/channels/testing/smtp-sink.ts';
import { type BuiltServer, buildServer } from '../testing/build-server.ts';
import { createPortalFixture, type PortalFixture } from '../testing/portal-fixture.ts';
import { runServer, type ServerProcess } from '../testing/server-process.ts';

let built: BuiltServer;
let database: TestDatabase;
let portal: PortalFixture;
const started: ServerProcess[] = [];

beforeAll(async () => {
  portal = createPortalFixture();
  [built, database] = await Promise.all([buildServer(), createTestDatabase()]);
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all([built.remove(), database.drop()]);
  portal.remove();
});

function start(settings: Record<string, string>): ServerProcess {
  const server = runServer(built.script, settings);
  started.push(server);
  return server;
}

const count = 10;
const numbers = Array.from({ length: count }, (_, index) => `0942000000${index}`);
const addresses = numbers.map((number) => `canary-${number}@mail.example`);

async function queueAll(): Promise<void> {
  const notAfter = new Date(Date.now() + 300_000);
  const messages: QueuedMessage[] = [
    ...numbers.map((to) => ({ channel: 'sms', template: 'sign-up-code', values: { code: '919191' }, to }) as const),
    ...addresses.map(
      (to) =>
        ({ channel: 'email', template: 'code-by-email', values: { code: '919191', lifetimeS: 300 }, to }) as const,
    ),
  ].map((message) => ({ ...message, language: 'mm', notAfter }));
  await database.db.transaction().execute(async (trx) => {
    for (const message of messages) await queueMessage(trx, message);
  });
}

const states = async () => {
  const rows = await database.pool.query('select state, count(*)::int from outbox group by state');
  return Object.fromEntries(rows.rows.map((row) => [row.state, row.count]));
};

test('a server killed in mid-delivery loses no message, and the next one sends them all [CHN-001, REL-004]', async () => {
  let held = 0;
  let isHolding = true;
  const sms = await startSmsSink((response) => {
    if (isHolding) held += 1;
    else response.end();
  });
  const smtp = await startSmtpSink({
    async onMail() {
      if (!isHolding) return;
      held += 1;
      await new Promise(() => undefined);
    },
  });
  const settings = {
    DATABASE_URL: database.url,
    PORTAL_DIR: portal.dir,
    DESK_DIR: portal.deskDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@bank.example',
    SMS_URL: sms.url,
    DELIVERY_TIMEOUT_MS: '60000',
    WORKER_CONCURRENCY: '16',
    SANDBOX_SEED: 'false',
  };
  await queueAll();

  const first = start(settings);
  await first.port;
  await expect.poll(() => held).toBe(16);
  first.child.kill('SIGKILL');
  const killed = await first.ended;
  expect(await states()).toEqual({ waiting: 2 * count });

  isHolding = false;
  sms.received.length = 0;
  await database.pool.query(`update outbox set due_at = now() - interval '1 minute'`);
  const second = start(settings);
  await expect.poll(states).toEqual({ sent: 2 * count });
  second.child.kill('SIGTERM');
  const stopped = await second.ended;

  expect(sms.received.map(({ body }) => (body as { to: string }).to).sort()).toEqual(numbers);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(addresses);
  expect(stopped.code).toBe(0);
  expect(stopped.stdout).toContain('"state":"sent"');
  // What a log must not hold, in neither life.
  expect(killed.stdout + stopped.stdout).not.toMatch(/919191|canary|0942000000/);
  await Promise.all([sms.close(), smtp.close()]);
});
