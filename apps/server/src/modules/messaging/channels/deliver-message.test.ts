import { describe, expect, test } from 'vitest';
import { databaseNow } from '../../../db/durable-work.ts';
import { readSettings } from '../../../settings.ts';
import { purgeTasks } from '../../upkeep/purge-jobs/index.ts';
import { DeliveryRefused } from './channel.ts';
import { outboxWork } from './outbox-store.ts';
import type { QueuedMessage } from './queue-message.ts';
import { sampleEmails } from './testing/sample-messages.ts';
import { useOutbox } from './testing/use-outbox.ts';

const maxAttempts = 4;
const outbox = useOutbox({ maxAttempts });

const code: QueuedMessage = {
  channel: 'sms',
  to: '09420777111',
  template: 'reset-code',
  values: { code: '482913' },
  language: 'en',
};

const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute);

test('a message is sent, marked so, and what it said is forgotten', async () => {
  const id = await outbox.queue({ ...code, notAfter: inMinutes(5) });
  await outbox.attempt(id);
  expect(outbox.sent).toMatchObject([{ id, to: '09420777111' }]);
  expect(outbox.sent[0]?.text).toMatch(/^482913 /);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 1, template_values: {} }]);
});

test('of many workers that take it up at the same moment one sends it, and nobody again later', async () => {
  const id = await outbox.queue(code);
  await Promise.all(Array.from({ length: 16 }, () => outbox.attempt(id)));
  await outbox.letWaitsRunOut();
  await outbox.attempt(id);
  expect(outbox.sent).toHaveLength(1);
});

test('a code that is no longer valid is not sent, and is forgotten [CHN-001]', async () => {
  const id = await outbox.queue({ ...code, notAfter: inMinutes(5) });
  outbox.now = inMinutes(5);
  await outbox.attempt(id);
  expect(outbox.sent).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ state: 'expired', template_values: {} }]);
});

describe('a failure', () => {
  const failure = () => new Error('The gateway is down');

  test('is tried again after waits that grow, with the same id [CHN-001, REL-004]', async () => {
    const id = await outbox.queue(code);
    const waits: number[] = [];
    for (let count = 1; count < maxAttempts; count += 1) {
      outbox.failures.push(failure());
      await outbox.attempt(id);
      const [row] = await outbox.rows();
      const jobs = await outbox.jobs();
      expect(jobs).toEqual([{ key: `deliver-message:${id}`, runsInS: row?.waitS }]);
      waits.push(row?.waitS ?? 0);
      await outbox.letWaitsRunOut();
    }
    expect(waits).toEqual([2, 4, 8]);
    await outbox.attempt(id);
    expect(outbox.sent).toMatchObject([{ id }]);
    expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: maxAttempts }]);
  });

  test('is not tried again before its wait is over', async () => {
    const id = await outbox.queue(code);
    outbox.failures.push(failure());
    await outbox.attempt(id);
    await outbox.attempt(id);
    expect(outbox.sent).toEqual([]);
    expect(await outbox.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  test('is given up when all attempts are used up [REL-004]', async () => {
    const id = await outbox.queue(code);
    for (let count = 0; count < maxAttempts; count += 1) {
      outbox.failures.push(failure());
      await outbox.attempt(id);
      await outbox.letWaitsRunOut();
    }
    await outbox.attempt(id);
    expect(outbox.sent).toEqual([]);
    expect(await outbox.rows()).toMatchObject([{ state: 'failed', attempts: maxAttempts, template_values: {} }]);
  });

  test('that is a domain error is given up at once', async () => {
    const id = await outbox.queue(code);
    outbox.failures.push(new DeliveryRefused());
    await outbox.attempt(id);
    expect(await outbox.rows()).toMatchObject([{ state: 'failed', attempts: 1, template_values: {} }]);
  });

  test('of a code ends it when the next try would come too late [CHN-001]', async () => {
    const id = await outbox.queue({ ...code, notAfter: new Date(Date.now() + 1_000) });
    outbox.failures.push(failure());
    await outbox.attempt(id);
    expect(await outbox.rows()).toMatchObject([{ state: 'expired', template_values: {} }]);
  });

  test('of one channel in a row leaves that channel alone, and the other goes on [REL-004]', async () => {
    for (let count = 0; count < 5; count += 1) {
      outbox.failures.push(failure());
      await outbox.attempt(await outbox.queue(code));
    }
    const waiting = await outbox.queue(code);
    const [email] = sampleEmails('en');
    const other = await outbox.queue(email as QueuedMessage);
    await outbox.attempt(waiting);
    await outbox.attempt(other);

    expect(outbox.sent.map(({ id }) => id)).toEqual([other]);
    const row = (await outbox.rows()).find(({ id }) => id === waiting);
    expect(row).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(row?.waitS).toBeGreaterThanOrEqual(10);
  });

  test('is not what a domain error is: however many numbers do not exist, the channel stays open', async () => {
    for (let count = 0; count < 6; count += 1) {
      outbox.failures.push(new DeliveryRefused(new Error('no such number')));
      await outbox.attempt(await outbox.queue(code));
    }
    const next = await outbox.queue(code);
    await outbox.attempt(next);
    expect(outbox.sent.map(({ id }) => id)).toEqual([next]);
  });
});

describe('a process that was killed in mid-delivery', () => {
  const killed = () => new Promise<never>(() => undefined);

  test('leaves a message that nobody else takes while it might still be sent', async () => {
    const id = await outbox.queue(code);
    outbox.failures.push(killed());
    void outbox.attempt(id);
    await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1);
    await outbox.attempt(id);
    expect(outbox.sent).toEqual([]);
    expect(await outboxWork.requeue(outbox.database.db, databaseNow)).toBe(0);
  });

  test('leaves a message that is found and sent with the same id once its time has run out', async () => {
    const id = await outbox.queue(code);
    outbox.failures.push(killed());
    void outbox.attempt(id);
    await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1);
    await outbox.letWaitsRunOut();

    expect(await outboxWork.requeue(outbox.database.db, databaseNow)).toBe(1);
    expect(await outbox.jobs()).toHaveLength(1);
    await outbox.attempt(id);
    expect(outbox.sent).toMatchObject([{ id }]);
    expect(await outboxWork.requeue(outbox.database.db, databaseNow)).toBe(0);
  });
});

describe('what a waiting row has encrypted', () => {
  const setValues = (id: string, values: unknown) =>
    outbox.database.pool.query('update outbox set template_values = $2 where id = $1', [id, JSON.stringify(values)]);

  test('does not open in the row of another message, which is not sent', async () => {
    const [mine, anothers] = [await outbox.queue(code), await outbox.queue({ ...code, to: '09420777222' })];
    await setValues(anothers, (await outbox.rows()).find(({ id }) => id === mine)?.template_values);
    await outbox.attempt(anothers);
    expect(outbox.sent).toEqual([]);
    await outbox.attempt(mine);
    expect(outbox.sent).toMatchObject([{ id: mine, to: '09420777111' }]);
  });

  test('is not needed by one that waits since before rows were encrypted', async () => {
    const id = await outbox.queue(code);
    await setValues(id, { code: '700700' });
    await outbox.attempt(id);
    expect(outbox.sent[0]?.text).toMatch(/^700700 /);
  });
});

test('what was sent a month ago is forgotten, what waits is not', async () => {
  const old = await outbox.queue(code);
  await outbox.attempt(old);
  const waiting = await outbox.queue(code);
  await outbox.database.pool.query(`update outbox set finished_at = now() - interval '31 days' where state = 'sent'`);
  const purges = purgeTasks({ db: outbox.database.db, now: () => new Date(), settings: readSettings({}) });
  for (const { run } of purges) await run();
  expect((await outbox.rows()).map(({ id }) => id)).toEqual([waiting]);
});

test('a message of a newer version of the server waits for that version', async () => {
  const id = await outbox.queue(code);
  await outbox.database.pool.query(`update outbox set template = 'from-tomorrow'`);
  await outbox.attempt(id);
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('no code, number, name or address reaches the log, however a delivery ends [SEC-013]', async () => {
  const canary = 'canary@mail.example';
  const name = 'DawMyaCanary';
  const email: QueuedMessage = {
    channel: 'email',
    to: canary,
    language: 'en',
    template: 'code-by-email',
    values: { name, code: '919191', lifetimeS: 300 },
  };
  const telling = `550 ${canary} ${name} 919191 09420777111`;
  outbox.failures.push(new DeliveryRefused(new Error(telling)), new Error(telling, { cause: new Error(telling) }));
  for (const message of [email, email, { ...code, values: { code: '919191' } }]) {
    await outbox.attempt(await outbox.queue(message));
  }
  expect(outbox.logged()).toContain('message not delivered');
  expect(outbox.logged()).toContain('"state":"sent"');
  expect(outbox.logged()).not.toMatch(/canary|919191|09420777111/i);
});
