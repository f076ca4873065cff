import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createLogger } from '../../../logger.ts';
import { readSettings } from '../../../settings.ts';
import { purgeTasks } from '../../upkeep/purge-jobs/index.ts';
import {
  announceStatusChange,
  createWebhooks,
  deliveryWork,
  eventWork,
  type StatusChange,
  type Webhooks,
} from './index.ts';
import { startReceiver, type TestReceiver } from './testing/receiver.ts';

let database: TestDatabase;
let receiver: TestReceiver;
let now: Date;
let webhooks: Webhooks;
beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), receiver.close()]);
});
beforeEach(async () => {
  await database.pool.query('delete from webhook_events');
  now = new Date('2026-03-01T04:00:00Z');
  webhooks = create();
  receiver.received.length = 0;
  receiver.answer = (response) => response.end();
});

const running = new AbortController().signal;

function create({
  receivers = [receiver],
  maxAttempts = 4,
}: {
  receivers?: TestReceiver[];
  maxAttempts?: number;
} = {}) {
  const limits = { timeoutMs: 5_000, maxAttempts };
  return createWebhooks({
    db: database.db,
    log: createLogger('silent'),
    now: () => now,
    random: () => 1,
    receivers,
    ...limits,
  });
}

async function announce(change: Partial<StatusChange> = {}): Promise<string> {
  const whole = {
    authorizationReqId: randomUUID(),
    kind: 'application',
    status: 'APPROVED',
    at: now,
    ...change,
  } as const;
  await database.db.transaction().execute((trx) => announceStatusChange(trx, whole));
  return whole.authorizationReqId;
}

const rows = async (query: string) => (await database.pool.query(query)).rows;
const deliveries = () => rows('select id, state, attempts, due_at from webhook_deliveries order by address');
const outcomes = async () =>
  (await rows('select outcome from webhook_tries order by at')).map(({ outcome }) => outcome);

const requeue = async () =>
  (await eventWork.requeue(database.db, now)) + (await deliveryWork.requeue(database.db, now));

/** What the jobs would do now. */
async function work(): Promise<void> {
  for (const { id } of await rows('select id from webhook_events where finished_at is null')) await webhooks.spread(id);
  for (const { id } of await deliveries()) await webhooks.deliver(id, running);
}

/** As docs/operations.md has it, word for word but for the types. */
function isGenuine(secret: string, headers: Record<string, unknown>, body: string, nowS: number): boolean {
  const timestamp = String(headers['taga-timestamp']);
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const given = String(headers['taga-signature']);
  const isSame = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isSame && Math.abs(nowS - Number(timestamp)) < 300;
}

test('a status change arrives signed, with references and statuses and nothing about a person [DSK-014]', async () => {
  const id = await announce({ kind: 'service', serviceId: 'MPU', status: 'COMPLETED' });
  await work();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const nowS = now.getTime() / 1000;
  expect(isGenuine(receiver.secret, headers, body, nowS)).toBe(true);
  expect(isGenuine(receiver.secret, headers, body.replace('COMPLETED', 'REJECTED'), nowS)).toBe(false);
  expect(isGenuine('another-secret', headers, body, nowS)).toBe(false);
  expect(isGenuine(receiver.secret, headers, body, nowS + 301)).toBe(false);
  expect(JSON.parse(body)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'service.status',
    at: now.toISOString(),
    data: { authorizationReqId: id, serviceId: 'MPU', status: 'COMPLETED' },
  });
  expect(headers.authorization).toBeUndefined();
  expect(await deliveries()).toMatchObject([{ state: 'DELIVERED' }]);
});

test('what is undone is announced to nobody [DSK-014]', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await announceStatusChange(trx, { authorizationReqId: randomUUID(), kind: 'application', status: 'X', at: now });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work();
  expect(receiver.received).toEqual([]);
});

describe('a receiver that does not take it [DSK-014, REL-004]', () => {
  test('is tried again after growing pauses, each try on record, and given up in the end', async () => {
    receiver.answer = (response) => response.writeHead(422).end('what is this?');
    await announce();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await work();
      const [{ state, due_at: dueAt }] = await deliveries();
      if (state === 'WAITING') pauses.push((dueAt.getTime() - now.getTime()) / 1000);
      // Nothing happens before its time.
      await work();
      expect(receiver.received).toHaveLength(attempt);
      now = dueAt;
    }
    expect(pauses).toEqual([2, 4, 8]);
    expect(await outcomes()).toEqual(Array(4).fill('HTTP_422'));
    expect(await deliveries()).toMatchObject([{ state: 'FAILED', attempts: 4 }]);
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  test('is not followed to where it points', async () => {
    receiver.answer = (response) => response.writeHead(307, { location: `${receiver.address}/elsewhere` }).end();
    await announce();
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await outcomes()).toEqual(['HTTP_307']);
  });

  test('keeps no other from being told, and rests after several failures in a row', async () => {
    const other = await startReceiver();
    receiver.answer = (response) => response.destroy();
    webhooks = create({ receivers: [receiver, other] });
    for (let nth = 1; nth <= 7; nth += 1) await announce();
    await work();
    expect(other.received).toHaveLength(7);
    expect(receiver.received).toHaveLength(5);
    expect(await outcomes()).toEqual(expect.arrayContaining(Array(5).fill('UNREACHABLE')));
    // Those two were not tried, and do not count as if they had been.
    expect((await deliveries()).filter(({ state, attempts }) => state === 'WAITING' && attempts === 0)).toHaveLength(2);
    await other.close();
  });

  test('that the settings no longer name is left alone', async () => {
    await announce();
    await database.pool.query(`insert into webhook_deliveries (id, event_id, address, created_at, due_at)
      select gen_random_uuid(), id, 'https://gone.example/', at, at from webhook_events`);
    await work();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['DELIVERED', 'FAILED']);
    expect(await outcomes()).toContain('NOT_CONFIGURED');
  });
});

test('a process killed before or while sending leaves nothing untold: the next one goes on [DSK-014]', async () => {
  await announce();
  const jobs = async () => (await rows(`select 1 from graphile_worker.jobs`)).length;
  await database.pool.query('delete from graphile_worker._private_jobs');
  now = new Date(now.getTime() + 60_000);
  expect(await requeue()).toBe(1);
  expect(await jobs()).toBe(1);
  await work();
  // As if it had been killed after sending, before it could write so down.
  await database.pool.query(
    `update webhook_deliveries set state = 'WAITING', finished_at = null, due_at = '${now.toISOString()}'`,
  );
  now = new Date(now.getTime() + 60_000);
  expect(await requeue()).toBe(1);
  await work();
  expect(receiver.received).toHaveLength(2);
  expect(await requeue()).toBe(0);
});

test('what was told long ago is forgotten', async () => {
  await announce();
  await work();
  now = new Date(now.getTime() + 91 * 24 * 60 * 60_000);
  for (const { run } of purgeTasks({ db: database.db, now: () => now, settings: readSettings({}) })) await run();
  expect(await deliveries()).toEqual([]);
});

describe('an address in the settings [DSK-014, OPS-003]', () => {
  const secret = 's'.repeat(32);
  test.each([
    `http://:${secret}@core.bank.example/taga`,
    'https://core.bank.example/taga',
    'https://:too-short@core.bank.example/taga',
    `https://:${secret}@core.bank.example/taga, https://:${secret}@core.bank.example/taga`,
    `ftp://:${secret}@core.bank.example`,
  ])('must be over TLS, with a secret, once: %s is refused and not shown', (given) => {
    expect(() => readSettings({ WEBHOOK_URLS: given })).toThrow(/^WEBHOOK_URLS is set to something not shown here/);
  });

  test('is kept without its secret, and may be without TLS on this machine', () => {
    const { webhookUrls } = readSettings({
      WEBHOOK_URLS: `https://:${secret}@core.bank.example/taga, http://:${secret}@127.0.0.1:4000/x`,
    });
    expect(webhookUrls).toEqual([
      { address: 'https://core.bank.example/taga', secret },
      { address: 'http://127.0.0.1:4000/x', secret },
    ]);
  });
});
