import { randomUUID } from 'node:crypto';
import { broadcast, type NewBroadcast } from '@taga/contract/records/desk/broadcast';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeskServer, startDeskServer } from '../../../testing/desk-server.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { signedInStaff } from '../../staff/sessions/testing/staff.ts';
import { broadcastWork, createBroadcastDelivery } from './index.ts';

let server: DeskServer;
let customers: Customers;
let english: TestCustomer;
let burmese: TestCustomer;
let principal: TestCustomer;
let blocked: TestCustomer;
beforeAll(async () => {
  server = await startDeskServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_SIGN_IN: '100000' });
  customers = await createCustomers(server);
  english = await customers.add({ language: 'en' });
  burmese = await customers.add({ language: 'mm' });
  principal = await customers.add({ language: 'mm' });
  blocked = await customers.add({ language: 'mm' });
  const { pool } = server.database;
  await pool.query(`update customers set status = 'BLOCKED' where id = $1`, [blocked.id]);
  await pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [english.id]);
  await pool.query(`update customers set current_state = 'MMR013', current_township = 'MMR013001'`);
  await pool.query(`update customers set current_township = 'MMR013002' where id = $1`, [burmese.id]);
  await pool.query(
    `insert into account_openings (authorization_req_id, customer_id, account_class, currency, branch_code, services,
       step, cif_no, account_number, created_at, due_at, finished_at)
     values (gen_random_uuid(), $1, '301', 'MMK', '001', '[]', 'done', '7', '00130100000000001', now(), now(), now())`,
    [principal.id],
  );
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('truncate broadcasts, inbox_messages'));

const written = (changes: Partial<NewBroadcast> = {}): NewBroadcast => ({
  broadcastId: randomUUID(),
  category: 'Promotion',
  subject: { en: 'Open on Saturday', mm: 'စနေနေ့ ဖွင့်ပါမည်' },
  content: { en: 'Come and see us.\nWe are glad.', mm: 'လာရောက်လည်ပတ်ပါ။' },
  filter: {},
  ...changes,
});

async function send(message = written()) {
  const answer = await server.desk('administrator', '/broadcasts/send', message);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return broadcast.parse(await answer.json());
}

async function list() {
  const answer = await server.desk('auditor', '/broadcasts/list', {});
  return z.object({ broadcasts: z.array(broadcast) }).parse(await answer.json()).broadcasts;
}

const delivery = (batchSize = 500) =>
  createBroadcastDelivery({ db: server.database.db, now: () => new Date(), batchSize });
const running = new AbortController().signal;

async function receivers(): Promise<string[]> {
  const { rows } = await server.database.pool.query('select customer_id from inbox_messages order by customer_id');
  return rows.map(({ customer_id }) => customer_id);
}
const idsOf = (...people: TestCustomer[]) => people.map(({ id }) => id).sort();

test('a broadcast lies in the inbox of everybody who may sign in, in the language and category chosen [DSK-010]', async () => {
  const message = written();
  expect(await send(message)).toMatchObject({ state: 'SENDING', recipients: 3, delivered: 0 });
  await delivery().deliver(message.broadcastId, running);
  expect(await receivers()).toEqual(idsOf(english, burmese, principal));
  expect(await list()).toMatchObject([
    { ...message, state: 'SENT', recipients: 3, delivered: 3, sentBy: { name: server.staff.administrator.name } },
  ]);

  const token = await customers.tokenOf(burmese.loginId);
  const ask = { Category: 'Promotion', LoginId: burmese.loginId };
  for (const [lang, language] of [
    ['EN', 'en'],
    ['MM', 'mm'],
  ] as const) {
    const page = await server.post(`/api/inbox/getAllMessage?lang=${lang}`, ask, token);
    const [line] = ((await page.json()) as { Data: { Details: { Id: string; Subject: string }[] } }).Data.Details;
    expect(line).toMatchObject({ Subject: message.subject[language], Category: 'Promotion', Type: 'Announcement' });
    const opened = await server.post(`/api/inbox/get_inbox?lang=${lang}`, { Id: line?.Id }, token);
    expect(await opened.json()).toMatchObject({ Data: { Body: { Content: message.content[language] } } });
  }
});

describe('a filter chooses who gets it, and they can be counted before [DSK-010]', () => {
  test.each([
    [{ language: 'mm' }, () => idsOf(burmese, principal)],
    [{ productCode: 'CREDITCARD' }, () => idsOf(english)],
    [{ productCode: null }, () => idsOf(burmese, principal)],
    [{ accountClass: '301' }, () => idsOf(principal)],
    [{ state: 'MMR013' }, () => idsOf(english, burmese, principal)],
    [{ township: 'MMR013002' }, () => idsOf(burmese)],
    [{ language: 'en', accountClass: '301' }, () => []],
  ] as const)('%j', async (filter, expected) => {
    const counted = await server.desk('administrator', '/broadcasts/count', { filter });
    expect(await counted.json()).toEqual({ recipients: expected().length });
    const message = written({ filter });
    expect((await send(message)).recipients).toBe(expected().length);
    await delivery(1).deliver(message.broadcastId, running);
    expect(await receivers()).toEqual(expected());
  });
});

describe('nobody gets it twice and nobody is left out [DSK-010]', () => {
  test('when the one who delivers it is stopped after each batch and another goes on', async () => {
    const message = written();
    await send(message);
    const stopped = AbortSignal.abort();
    await delivery(1).deliver(message.broadcastId, stopped);
    expect(await receivers()).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: 'SENDING', delivered: 1 }]);
    await server.database.pool.query(`update broadcasts set due_at = now() - interval '1 minute'`);
    expect(await broadcastWork.requeue(server.database.db, new Date())).toBe(1);
    await delivery(1).deliver(message.broadcastId, running);
    expect(await receivers()).toEqual(idsOf(english, burmese, principal));
    expect(await broadcastWork.requeue(server.database.db, new Date())).toBe(0);
  });

  test('when two deliver it at the same time, or it is delivered again', async () => {
    const message = written();
    await send(message);
    await Promise.all([1, 1, 2].map((size) => delivery(size).deliver(message.broadcastId, running)));
    await delivery().deliver(message.broadcastId, running);
    expect(await receivers()).toEqual(idsOf(english, burmese, principal));
    expect(await list()).toMatchObject([{ state: 'SENT', delivered: 3 }]);
  });

  test('when it is sent twice, which is written down once, with the first', async () => {
    const message = written();
    const audited = async () => {
      const { rows } = await server.database.pool.query(
        'select action, actor_id, facts from audit_entries where subject_id = $1',
        [message.broadcastId],
      );
      return rows;
    };
    await send(message);
    const facts = { category: 'Promotion', recipients: 3 };
    const once = [{ action: 'broadcast.sent', actor_id: server.staff.administrator.id, facts }];
    expect(await audited()).toEqual(once);
    await Promise.all([send(message), send(message)]);
    expect(await list()).toHaveLength(1);
    expect(await audited()).toEqual(once);
  });

  test('and who signs up after it was sent does not get it', async () => {
    const message = written();
    const { sentAt } = await send(message);
    const late = await customers.add();
    const { pool } = server.database;
    await pool.query(`update customers set created_at = $2::timestamptz + interval '1 ms' where id = $1`, [
      late.id,
      sentAt,
    ]);
    await delivery().deliver(message.broadcastId, running);
    expect(await receivers()).toEqual(idsOf(english, burmese, principal));
    await pool.query('delete from customers where id = $1', [late.id]);
  });
});

test('broadcasts are listed page by page, the latest first [DSK-010]', async () => {
  await server.database.pool.query(`insert into broadcasts
    (id, category, subject, content, filter, recipients, sent_by, sent_at, due_at)
    select gen_random_uuid(), 'System', jsonb_build_object('en', n::text), '{"en": "x"}', '{}', 0, '${server.staff.administrator.id}',
      timestamptz '2026-01-01' + n / 2 * interval '1 day', now() from generate_series(1, 45) n`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await server.desk('maker', '/broadcasts/list', { ...(cursor && { cursor }) });
    const page = (await answer.json()) as { broadcasts: { subject: { en: string } }[]; next: string | null };
    seen.push(...page.broadcasts.map(({ subject }) => subject.en));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(45);
  expect(seen[44]).toBe('1');
});

test('only administrators write to customers [DSK-010, SEC-002]', async () => {
  for (const role of ['maker', 'checker', 'auditor'] as const) {
    await expectError(await server.desk(role, '/broadcasts/send', written()), { status: 403, codes: ['TG0403'] });
  }
  expect(await list()).toEqual([]);
});

describe('what reaches more than 100 customers', () => {
  const crowd = { state: 'MMR009' };
  beforeAll(async () => {
    const { pool } = server.database;
    // As many as are needed, made of one of those who are there.
    await pool.query(
      `insert into customers select (jsonb_populate_record(null::customers, to_jsonb(c) || jsonb_build_object(
         'id', gen_random_uuid(), 'login_id', 'crowd' || n || '@example.com', 'phone', '0945' || (1000000 + n),
         'id_value', '9/MAKHANA(N)' || (100000 + n), 'current_state', 'MMR009', 'cif_no', null))).*
       from customers c, generate_series(1, 101) n where c.id = $1`,
      [burmese.id],
    );
  });
  const decide = (what: 'confirm' | 'stop', broadcastId: string, token = second) =>
    server.post(`/api/desk/broadcasts/${what}`, { broadcastId }, { ...token });
  let second: Readonly<Record<string, string>>;
  beforeAll(async () => {
    ({ token: second } = await signedInStaff(server, ['administrator']));
  });
  const audited = async (id: string) =>
    (
      await server.database.pool.query('select action, facts from audit_entries where subject_id = $1 order by id', [
        id,
      ])
    ).rows;

  test('is sent to nobody before a second administrator confirms it, and never by who wrote it [DSK-044]', async () => {
    const message = written({ filter: crowd });
    expect(await send(message)).toMatchObject({ state: 'PROPOSED', recipients: 101 });
    await delivery().deliver(message.broadcastId, running);
    expect(await broadcastWork.requeue(server.database.db, new Date())).toBe(0);
    expect(await receivers()).toEqual([]);
    const own = await server.desk('administrator', '/broadcasts/confirm', { broadcastId: message.broadcastId });
    await expectError(own, { status: 400, codes: ['TG1705'] });
    const confirmed = await decide('confirm', message.broadcastId);
    expect(await confirmed.json()).toMatchObject({ state: 'SENDING', confirmedBy: { name: expect.any(String) } });
    await delivery().deliver(message.broadcastId, running);
    expect(await receivers()).toHaveLength(101);
    expect(await list()).toMatchObject([{ state: 'SENT', delivered: 101 }]);
    await expectError(await decide('confirm', message.broadcastId), { status: 400, codes: ['TG1562'] });
    expect(await audited(message.broadcastId)).toMatchObject([
      { action: 'broadcast.proposed', facts: { recipients: 101 } },
      { action: 'broadcast.confirmed', facts: { recipients: 101 } },
    ]);
  });

  test('waits for one too where they have become so many since it was written [DSK-044]', async () => {
    const { pool } = server.database;
    const oneLess = `(select id from customers where current_state in ('MMR009', 'MMR010') order by id limit 1)`;
    await pool.query(`update customers set current_state = 'MMR010' where id = ${oneLess}`);
    const message = written({ filter: crowd });
    expect(await send(message)).toMatchObject({ state: 'SENDING', recipients: 100 });
    await pool.query(`update customers set current_state = 'MMR009' where current_state = 'MMR010'`);
    await delivery().deliver(message.broadcastId, running);
    expect(await receivers()).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'PROPOSED', recipients: 101 }]);
    expect((await decide('confirm', message.broadcastId)).status).toBe(200);
    await delivery().deliver(message.broadcastId, running);
    expect(await receivers()).toHaveLength(101);
  });

  test('is stopped in the middle: who has it keeps it, nobody further gets it, and it is written down [DSK-044]', async () => {
    const message = written({ filter: crowd });
    await send(message);
    await decide('confirm', message.broadcastId);
    await delivery(10).deliver(message.broadcastId, AbortSignal.abort());
    const stopped = await decide('stop', message.broadcastId);
    expect(await stopped.json()).toMatchObject({
      state: 'STOPPED',
      delivered: 10,
      stoppedBy: { name: expect.any(String) },
    });
    await delivery(10).deliver(message.broadcastId, running);
    expect(await receivers()).toHaveLength(10);
    await expectError(await decide('stop', message.broadcastId), { status: 400, codes: ['TG1562'] });
    await expectError(await decide('stop', randomUUID()), { status: 404, codes: ['TG0404'] });
    expect((await audited(message.broadcastId)).at(-1)).toEqual({
      action: 'broadcast.stopped',
      facts: { delivered: 10 },
    });
  });
});

test('a broadcast for later goes out at its moment with its date, and can be stopped before [DSK-044]', async () => {
  const { db, pool } = server.database;
  const inAnHour = new Date(Date.now() + 3_600_000);
  const [first, second] = [written(), written()].map((message) => ({
    ...message,
    filter: { language: 'en' as const },
    sendAt: inAnHour.toISOString(),
  }));
  if (!first || !second) throw new Error('Two are written.');
  expect(await send(first)).toMatchObject({ state: 'SCHEDULED', sendAt: inAnHour.toISOString() });
  await send(second);
  const { rows: jobs } = await pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'deliver-broadcast' and key like $1`,
    [`%${first.broadcastId}%`],
  );
  expect(jobs).toEqual([{ run_at: inAnHour }]);
  await delivery().deliver(first.broadcastId, running);
  expect(await receivers()).toEqual([]);
  const stopped = await server.desk('administrator', '/broadcasts/stop', { broadcastId: second.broadcastId });
  expect(await stopped.json()).toMatchObject({ state: 'STOPPED', delivered: 0 });

  const then = createBroadcastDelivery({ db, now: () => inAnHour });
  for (const { broadcastId } of [first, second]) await then.deliver(broadcastId, running);
  const { rows } = await pool.query('select distinct created_at from inbox_messages');
  expect(rows).toEqual([{ created_at: inAnHour }]);
  const tooFar = { ...written(), sendAt: new Date(Date.now() + 91 * 86_400_000).toISOString() };
  await expectError(await server.desk('administrator', '/broadcasts/send', tooFar), { status: 400, codes: ['TG1001'] });
});
