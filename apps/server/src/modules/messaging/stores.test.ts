import { randomUUID } from 'node:crypto';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCursor } from '../../db/cursor.ts';
import type { DB } from '../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { countUnlocked } from '../../db/testing/unlocked-rows.ts';
import type { Person } from '../customers/customers/index.ts';
import { type StoredCases, storedCases } from '../desk/cases/testing/stored-cases.ts';
import { countRecipients, nextRecipients } from './broadcasts/recipients-store.ts';
import {
  awaitConfirmation,
  broadcastWork,
  confirmBroadcast,
  findBroadcast,
  listBroadcasts,
  lockBroadcast,
  moveOn,
  saveBroadcast,
  setRecipients,
  stopBroadcast,
} from './broadcasts/store.ts';
import { findMailHtml, listMailbox, recipientKey, saveToMailbox } from './channels/sandbox/mailbox-store.ts';
import {
  countMessages,
  deleteMessagesAbout,
  endAction,
  findApplicationNo,
  findMessage,
  findMessageAbout,
  findMessages,
  listInboxMessages,
  listMessagesAbout,
  type MessageFilter,
  markChequeBookRefused,
  openMessage,
  pageOfMessages,
  saveAnnouncement,
  saveInboxMessage,
  setMessageRead,
} from './inbox/store.ts';
import { restartDelivery, saveTry } from './webhooks/delivery-store.ts';
import { countDeliveries, listDeliveries, listTries } from './webhooks/list-store.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);

let database: TestDatabase;
let stored: StoredCases;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate customers, staff, broadcasts, webhook_events, sandbox_mailbox cascade'));

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const hasJob = async (id: string) => {
  const { rows } = await database.pool.query(`select 1 from graphile_worker.jobs where key like '%' || $1`, [id]);
  return rows.length > 0;
};

describe('the inbox', () => {
  type Message = Parameters<typeof saveInboxMessage>[1];
  async function send(customerId: string, changes: Partial<Message> = {}): Promise<string> {
    const about = {
      authorizationReqId: null,
      decisionId: null,
      content: { type: 'AccountCompleted', body: {} },
    } as const;
    const message = { id: randomUUID(), customerId, ...about, at, ...changes };
    await run((trx) => saveInboxMessage(trx, message));
    return message.id;
  }
  const opened = (accountClass: string): Message['content'] => ({
    type: 'AccountCreated',
    body: { accountNumber: '1', cifNo: '2', accountClass, currency: 'MMK', serviceIds: [], openedAt: at.toISOString() },
  });
  const everything: MessageFilter = { from: undefined, before: undefined, type: undefined, category: undefined };
  const page = { number: 1, size: 10 };
  const stateOf = async (id: string) =>
    (await database.pool.query('select * from inbox_messages where id = $1', [id])).rows[0];

  test.each([
    ['a current account', '101', {}, 'Y'],
    ['a current account that comes with one', '101', { hasChequeBook: true }, 'N'],
    ['a savings account', '301', {}, null],
  ] as const)('offers a cheque book with %s or not', async (_, accountClass, changes, action) => {
    const customerId = await stored.addCustomer();
    const id = await send(customerId, { content: opened(accountClass), ...changes });
    expect(await findMessage(database.db, { customerId, messageId: id })).toMatchObject({ action });
  });

  test('has a message in its usual category or the one that is given', async () => {
    const customerId = await stored.addCustomer();
    const usual = await send(customerId);
    const given = await send(customerId, { category: 'System' });
    const categoryOf = async (id: string) => (await findMessage(database.db, { customerId, messageId: id }))?.category;
    expect([await categoryOf(usual), await categoryOf(given)]).toEqual(['Information', 'System']);
    expect((await stateOf(usual)).action, 'it is about no account').toBeNull();
  });

  test('of a customer is listed the oldest first, and in pages the newest first', async () => {
    const [customerId, other] = [await stored.addCustomer(), await stored.addCustomer()];
    const [newest, oldest] = [await send(customerId, { at: after(2) }), await send(customerId)];
    const twins = [await send(customerId, { at: after(1) }), await send(customerId, { at: after(1) })].sort().reverse();
    await send(other);
    const newestFirst = [newest, ...twins, oldest];
    expect((await listInboxMessages(database.db, customerId)).map((each) => each.at)).toEqual([
      at,
      after(1),
      after(1),
      after(2),
    ]);
    const find = async (number: number, size: number) =>
      (await findMessages(database.db, customerId, everything, { number, size })).map(({ id }) => id);
    expect(await find(1, 10)).toEqual(newestFirst);
    expect([...(await find(1, 3)), ...(await find(2, 3))]).toEqual(newestFirst);
    expect(await find(1, 3)).toHaveLength(3);
    expect(await countMessages(database.db, customerId, everything)).toBe(4);
    const seen: string[] = [];
    let next: string | null = null;
    for (let pages = 0; pages < 2; pages += 1) {
      const paged = await pageOfMessages(database.db, customerId, { after: readCursor(next ?? undefined), size: 2 });
      expect(paged.rows).toHaveLength(2);
      seen.push(...paged.rows.map(({ id }) => id));
      next = paged.next;
    }
    expect(next).toBeNull();
    expect(seen).toEqual(newestFirst);
  });

  test('is filtered by type, category and days, each by itself', async () => {
    const customerId = await stored.addCustomer();
    const first = await send(customerId);
    const second = await send(customerId, { at: after(1), category: 'System' });
    const third = await send(customerId, { at: after(2), content: opened('301') });
    const expected: [Partial<MessageFilter>, string[]][] = [
      [{}, [third, second, first]],
      [{ type: 'AccountCreated' }, [third]],
      [{ category: 'System' }, [second]],
      [{ from: after(1) }, [third, second]],
      [{ before: after(1) }, [first]],
      [{ from: after(1), before: after(2) }, [second]],
      [{ category: 'System', type: 'AccountCreated' }, []],
    ];
    for (const [filter, ids] of expected) {
      const asked = { ...everything, ...filter };
      const found = await findMessages(database.db, customerId, asked, page);
      expect(
        found.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(ids);
      expect(await countMessages(database.db, customerId, asked)).toBe(ids.length);
    }
  });

  test('opens a message for its owner alone, who has read it from the first time on', async () => {
    const [customerId, other] = [await stored.addCustomer(), await stored.addCustomer()];
    const [id, beside] = [await send(customerId), await send(customerId)];
    expect(await openMessage(database.db, other, id, at)).toBeUndefined();
    expect(await openMessage(database.db, customerId, 'no uuid', at)).toBeUndefined();
    expect(await findMessage(database.db, { customerId: other, messageId: id })).toBeUndefined();
    expect(await findMessage(database.db, { customerId, messageId: randomUUID() })).toBeUndefined();
    expect(await findMessage(database.db, { customerId, messageId: id })).toMatchObject({ id, readAt: null });
    expect(await openMessage(database.db, customerId, id, after(5))).toMatchObject({ id, readAt: after(5) });
    expect(await openMessage(database.db, customerId, id, after(9))).toMatchObject({ readAt: after(5) });
    expect((await stateOf(beside)).read_at).toBeNull();
    await run((trx) => setMessageRead(trx, beside, after(7)));
    expect([(await stateOf(id)).read_at, (await stateOf(beside)).read_at]).toEqual([after(5), after(7)]);
  });

  test('knows what was told of an application, the newest first', async () => {
    const customerId = await stored.addCustomer();
    const authorizationReqId = await stored.addCase({ customer_id: customerId });
    const beside = await stored.addCase();
    const about = { authorizationReqId };
    const older = await send(customerId, about);
    const twins = [
      await send(customerId, { ...about, at: after(2) }),
      await send(customerId, { ...about, at: after(2) }),
    ];
    const otherType = await send(customerId, { ...about, at: after(3), content: opened('301') });
    const elsewhere = await send(customerId, { authorizationReqId: beside, at: after(4) });
    const idsAbout = async (id: string) => (await listMessagesAbout(database.db, id)).map((each) => each.id);
    expect(await idsAbout(authorizationReqId)).toEqual([otherType, ...twins.toSorted().reverse(), older]);
    const find = (changes: object = {}) =>
      findMessageAbout(database.db, { customerId, authorizationReqId, ...changes }, 'AccountCompleted');
    expect(twins).toContain((await find())?.id);
    expect(await find({ customerId: await stored.addCustomer() })).toBeUndefined();
    expect(await find({ authorizationReqId: randomUUID() })).toBeUndefined();
    expect(await find({ authorizationReqId: 'no uuid' })).toBeUndefined();
    const { rows } = await database.pool.query('select number from applications where authorization_req_id = $1', [
      authorizationReqId,
    ]);
    expect(await findApplicationNo(database.db, authorizationReqId)).toBe(applicationNumberOf(rows[0].number));
    expect(await findApplicationNo(database.db, null)).toBeNull();
    await run((trx) => deleteMessagesAbout(trx, authorizationReqId));
    expect(await idsAbout(authorizationReqId)).toEqual([]);
    expect(await idsAbout(beside)).toEqual([elsewhere]);
  });

  test('offers a cheque book until one is ordered, and says so while the bank refuses', async () => {
    const customerId = await stored.addCustomer();
    const [id, beside] = [
      await send(customerId, { content: opened('101') }),
      await send(customerId, { content: opened('101') }),
    ];
    await markChequeBookRefused(database.db, id);
    expect(await stateOf(id)).toMatchObject({ action: 'Y', body: { accountClass: '101', chequeBookRefused: true } });
    expect((await stateOf(beside)).body).not.toHaveProperty('chequeBookRefused');
    await markChequeBookRefused(database.db, beside);
    await run((trx) => endAction(trx, id));
    expect(await stateOf(id)).toMatchObject({ action: 'N' });
    expect((await stateOf(id)).body).not.toHaveProperty('chequeBookRefused');
    expect(await stateOf(beside)).toMatchObject({ action: 'Y', body: { chequeBookRefused: true } });
  });

  test('has one announcement once, however often it is told', async () => {
    const [one, two] = [await stored.addCustomer(), await stored.addCustomer()];
    const words = { en: 'Open on Saturday', mm: 'စနေနေ့ ဖွင့်ပါမည်' };
    const body = { subject: words, content: words };
    const announcement = { id: randomUUID(), category: 'System', body, at } as const;
    expect(await run((trx) => saveAnnouncement(trx, announcement, [one]))).toBe(1);
    expect(await run((trx) => saveAnnouncement(trx, announcement, [one, two]))).toBe(1);
    for (const customerId of [one, two]) {
      expect(await findMessages(database.db, customerId, everything, page)).toMatchObject([{ category: 'System', at }]);
    }
  });
});

describe('a broadcast', () => {
  const text = { en: 'Open', mm: 'ဖွင့်ပါမည်' };
  const write = async (staffId: string, changes: Partial<Parameters<typeof saveBroadcast>[1]> = {}) => {
    const words = { category: 'System', subject: text, content: text, filter: {} } as const;
    const plan = { recipients: 3, staffId, at, sendAt: after(60), needsConfirmation: false };
    const broadcast = { broadcastId: randomUUID(), ...words, ...plan, ...changes };
    return { id: broadcast.broadcastId, isNew: await run((trx) => saveBroadcast(trx, broadcast)) };
  };
  const find = (id: string) => findBroadcast(database.db, id);
  const dueOf = async (id: string) =>
    (await database.pool.query('select due_at from broadcasts where id = $1', [id])).rows[0].due_at;
  const notDue = new Date('9000-01-01T00:00:00Z');

  test('is written once, and goes out when it is due unless somebody is to confirm it', async () => {
    const staffId = await stored.addStaff('Ma Thida');
    const sent = await write(staffId);
    expect(sent.isNew).toBe(true);
    const written = { sentBy: { staffId, name: 'Ma Thida' }, sentAt: at, sendAt: after(60), recipients: 3 };
    const nobody = { confirmedBy: null, stoppedBy: null, finishedAt: null };
    expect(await find(sent.id)).toMatchObject({ ...written, ...nobody, needsConfirmation: false });
    expect([await hasJob(sent.id), await dueOf(sent.id)]).toEqual([true, after(60)]);
    expect(await write(staffId, { broadcastId: sent.id, recipients: 9 })).toMatchObject({ isNew: false });
    expect(await find(sent.id)).toMatchObject({ recipients: 3 });

    const waiting = await write(staffId, { needsConfirmation: true });
    expect([await hasJob(waiting.id), await dueOf(waiting.id)]).toEqual([false, notDue]);
    expect(await write(staffId, { broadcastId: waiting.id })).toMatchObject({ isNew: false });
    expect(await hasJob(waiting.id), 'it was written before').toBe(false);
    expect(await find(randomUUID())).toBeUndefined();
  });

  test('is confirmed, kept back and stopped by itself', async () => {
    const [writer, second] = [await stored.addStaff('Ma Thida'), await stored.addStaff('Ko Aung')];
    const [{ id }, beside] = [
      await write(writer, { needsConfirmation: true }),
      await write(writer, { needsConfirmation: true }),
    ];
    await run((trx) => confirmBroadcast(trx, id, { staffId: second, sendAt: after(90) }));
    const confirmedBy = { staffId: second, name: 'Ko Aung' };
    expect(await find(id)).toMatchObject({ needsConfirmation: false, confirmedBy, sendAt: after(90) });
    expect([await hasJob(id), await dueOf(id)]).toEqual([true, after(90)]);
    expect(await find(beside.id)).toMatchObject({ needsConfirmation: true, confirmedBy: null });
    await run((trx) => setRecipients(trx, id, 77));
    expect([(await find(id))?.recipients, (await find(beside.id))?.recipients]).toEqual([77, 3]);
    await run((trx) => awaitConfirmation(trx, id));
    expect(await find(id)).toMatchObject({ needsConfirmation: true });
    expect(await dueOf(id)).toEqual(notDue);
    await run((trx) => stopBroadcast(trx, id, { staffId: writer, at: after(5) }));
    expect(await find(id)).toMatchObject({ stoppedBy: { staffId: writer, name: 'Ma Thida' }, finishedAt: after(5) });
    expect(await find(beside.id)).toMatchObject({ stoppedBy: null, finishedAt: null });
    const sent = await write(writer);
    await run((trx) => awaitConfirmation(trx, id));
    expect(await find(sent.id)).toMatchObject({ needsConfirmation: false });
  });

  test('is delivered by one process at a time, batch by batch', async () => {
    const staffId = await stored.addStaff('Ma Thida');
    const [{ id }, beside] = [await write(staffId), await write(staffId)];
    await run(async (trx) => {
      expect(await lockBroadcast(trx, id)).toMatchObject({ broadcastId: id, lastCustomerId: null });
      expect(await countUnlocked(database, 'broadcasts')).toBe(1);
    });
    const lastCustomerId = randomUUID();
    for (const _ of [1, 2]) expect(await broadcastWork.claim(database.db, id, at), 'several may').toBeDefined();
    const move = (isLast: boolean) =>
      run((trx) => moveOn(trx, id, { lastCustomerId, delivered: 2, isLast, at: after(9) }));
    await move(false);
    expect(await run((trx) => lockBroadcast(trx, id))).toMatchObject({
      lastCustomerId,
      delivered: 2,
      finishedAt: null,
    });
    const { rows } = await database.pool.query('select attempts, due_at from broadcasts where id = $1', [id]);
    expect(rows).toEqual([{ attempts: 0, due_at: after(69) }]);
    await move(true);
    expect(await find(id)).toMatchObject({ delivered: 4, finishedAt: after(9) });
    expect(await run((trx) => lockBroadcast(trx, id))).toBeUndefined();
    expect(await find(beside.id)).toMatchObject({ delivered: 0, finishedAt: null });
  });

  test('is listed page by page, the latest first', async () => {
    const staffId = await stored.addStaff('Ma Thida');
    const [first, last] = [await write(staffId), await write(staffId, { at: after(2), sendAt: after(2) })];
    const twins = [await write(staffId, { at: after(1) }), await write(staffId, { at: after(1) })];
    const expected = [
      last.id,
      ...twins
        .map(({ id }) => id)
        .sort()
        .reverse(),
      first.id,
    ];
    const one = await listBroadcasts(database.db, undefined, 2);
    const two = await listBroadcasts(database.db, readCursor(one.next ?? undefined), 2);
    expect([...one.broadcasts, ...two.broadcasts].map(({ broadcastId }) => broadcastId)).toEqual(expected);
    expect([one.broadcasts.length, two.next]).toEqual([2, null]);
  });

  test('is for those who could sign in at its moment and are asked for', async () => {
    const add = (changes: Partial<Person> = {}) => stored.addCustomer(changes);
    const address = (state: string, township: string) => ({
      currentAddress: { state, township, address: 'X', houseNo: null, street: null, country: 'MYANMAR' },
    });
    const created = new Date('2026-01-01T00:00:00Z');
    const plain = await add();
    const burmese = await add({ language: 'mm' });
    const elsewhere = await add(address('MMR010', 'MMR010001'));
    const withCard = await add();
    const withAccount = await add();
    const withoutAccount = await add();
    const blocked = await add();
    await database.pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [withCard]);
    await database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [blocked]);
    for (const [customerId, accountClass, step] of [
      [withAccount, '301', 'done'],
      [withoutAccount, '301', 'account'],
      [plain, '325', 'done'],
    ] as const) {
      const isOpen = step === 'done';
      const opening = { customer_id: customerId, account_class: accountClass, step, finished_at: isOpen ? at : null };
      await database.db
        .insertInto('account_openings')
        .values({
          ...{ ...opening, authorization_req_id: randomUUID(), currency: 'MMK', branch_code: '001', services: '[]' },
          ...{ created_at: at, due_at: at, account_number: isOpen ? '1' : null, cif_no: isOpen ? '2' : null },
        })
        .execute();
    }
    const all = [plain, burmese, elsewhere, withCard, withAccount, withoutAccount];
    const expected: [Parameters<typeof countRecipients>[1], string[]][] = [
      [{}, all],
      [{ language: 'mm' }, [burmese]],
      [{ state: 'MMR010' }, [elsewhere]],
      [{ township: 'MMR010001' }, [elsewhere]],
      [{ productCode: 'CREDITCARD' }, [withCard]],
      [{ productCode: null }, all.filter((id) => id !== withCard)],
      [{ accountClass: '301' }, [withAccount]],
      [{ accountClass: '301', language: 'mm' }, []],
    ];
    const next = (filter: object, changes: object = {}) =>
      nextRecipients(database.db, { filter, at, after: null, size: 99, ...changes });
    for (const [filter, ids] of expected) {
      expect(await next(filter), JSON.stringify(filter)).toEqual(ids.toSorted());
      expect(await countRecipients(database.db, filter, at)).toBe(ids.length);
    }
    const inOrder = all.toSorted();
    expect(await next({}, { size: 2 })).toEqual(inOrder.slice(0, 2));
    expect(await next({}, { after: inOrder[1] })).toEqual(inOrder.slice(2));
    expect(await next({}, { at: created }), 'who signed up at that moment').toHaveLength(all.length);
    expect(await next({}, { at: new Date(created.getTime() - 1) })).toEqual([]);
  });
});

describe('a webhook delivery', () => {
  async function deliver(changes: { state?: string; address?: string; created_at?: Date; finished_at?: Date } = {}) {
    const [eventId, id] = [randomUUID(), randomUUID()];
    await database.pool.query(
      `insert into webhook_events (id, kind, authorization_req_id, status, at, due_at) values ($1, 'application', gen_random_uuid(), 'APPROVED', $2, $2)`,
      [eventId, at],
    );
    const { state = 'WAITING', address = 'https://one.example', created_at = at, finished_at = null } = changes;
    await database.pool.query(
      `insert into webhook_deliveries (id, event_id, address, state, attempts, created_at, due_at, finished_at) values ($1, $2, $3, $4, 3, $5, $5, $6)`,
      [id, eventId, address, state, created_at, finished_at],
    );
    return { id, eventId };
  }
  const rowOf = async (id: string) =>
    (await database.pool.query('select * from webhook_deliveries where id = $1', [id])).rows[0];

  test('is sent again once it is over, as if it had just been made', async () => {
    const over = { state: 'FAILED', finished_at: at };
    const [waiting, failed, beside] = [await deliver(), await deliver(over), await deliver(over)];
    const restart = (id: string) => run((trx) => restartDelivery(trx, id, after(9)));
    expect(await restart(waiting.id)).toBeUndefined();
    expect(await hasJob(waiting.id)).toBe(false);
    expect(await restart(failed.id)).toBe(failed.eventId);
    expect(await hasJob(failed.id)).toBe(true);
    const fresh = { state: 'WAITING', attempts: 0, due_at: after(9), finished_at: null };
    expect(await rowOf(failed.id)).toMatchObject(fresh);
    expect(await rowOf(beside.id)).toMatchObject({ state: 'FAILED', attempts: 3 });
    expect(await restart(randomUUID())).toBeUndefined();
  });

  test('is counted by address and state, and listed by state, the latest first', async () => {
    const done = (minute: number) => ({ state: 'DELIVERED', created_at: after(minute), finished_at: after(minute) });
    const [first, second, other] = [
      await deliver(done(1)),
      await deliver(done(2)),
      await deliver({ address: 'https://two.example' }),
    ];
    expect(new Set(await countDeliveries(database.db))).toEqual(
      new Set([
        { address: 'https://one.example', state: 'DELIVERED', count: 2, lastAt: after(2) },
        { address: 'https://two.example', state: 'WAITING', count: 1, lastAt: null },
      ]),
    );
    const list = (state?: 'WAITING' | 'DELIVERED', cursor?: string | null, size = 9) =>
      listDeliveries(database.db, { state, after: readCursor(cursor ?? undefined), size });
    const idsOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);
    expect(idsOf(await list())).toEqual([second.id, first.id, other.id]);
    expect(idsOf(await list('WAITING'))).toEqual([other.id]);
    const page = await list(undefined, undefined, 2);
    expect(idsOf(page)).toEqual([second.id, first.id]);
    const rest = await list(undefined, page.next, 2);
    expect([idsOf(rest), rest.next]).toEqual([[other.id], null]);
    const twins = [await deliver(), await deliver(), await deliver()].map(({ id }) => id);
    expect(idsOf(await list('WAITING'))).toEqual([other.id, ...twins].sort().reverse());
  });

  test('has its tries, the latest first', async () => {
    const [one, two] = [await deliver(), await deliver()];
    const attempt = (id: string, minute: number, outcome: string) =>
      saveTry(database.db, id, { at: after(minute), tookMs: 5, outcome });
    await attempt(one.id, 1, 'HTTP_503');
    await attempt(one.id, 2, 'HTTP_200');
    await attempt(two.id, 1, 'TIMEOUT');
    const outcomes = async (...ids: string[]) => (await listTries(database.db, ids)).map(({ outcome }) => outcome);
    expect(await outcomes(one.id)).toEqual(['HTTP_200', 'HTTP_503']);
    expect(await outcomes()).toEqual([]);
  });
});

describe('the mailbox of the sandbox', () => {
  const put = async (to: string, changes: object = {}) => {
    const id = randomUUID();
    const words = { channel: 'email', subject: 'S', text: 'T', html: '<p>T</p>' } as const;
    await saveToMailbox(database.db, { id, to, ...words, at, ...changes });
    return id;
  };

  test('has a message once, by any way to write its recipient, the newest first', async () => {
    const [older, newer, other] = [
      await put('mya@example.com'),
      await put('Mya@Example.com'),
      await put('09451', { html: '' }),
    ];
    await put('mya@example.com', { id: older });
    const idsFor = async (to: string | undefined, limit = 9) =>
      (await listMailbox(database.db, to, limit)).map(({ id }) => id);
    expect(await idsFor(' MYA@example.com ')).toEqual([newer, older]);
    expect(await idsFor(undefined)).toEqual([other, newer, older]);
    expect(await idsFor(undefined, 1)).toEqual([other]);
    expect(await idsFor('')).toEqual([]);
    expect(await findMailHtml(database.db, newer)).toBe('<p>T</p>');
    expect(await findMailHtml(database.db, other)).toBeUndefined();
    expect(await findMailHtml(database.db, randomUUID())).toBeUndefined();
  });

  test('keeps the last thousand', async () => {
    await database.pool.query(
      `insert into sandbox_mailbox (message_id, channel, recipient, recipient_key, subject, body, html, at)
       select gen_random_uuid(), 'sms', '09', '09', '', 'x', '', $1 from generate_series(1, 1000)`,
      [at],
    );
    await put('09');
    expect((await database.pool.query('select 1 from sandbox_mailbox')).rows).toHaveLength(1000);
  });

  test.each([
    [' Mya@Example.com ', 'mya@example.com'],
    ['09 451-234', '09451234'],
    ['+959451234', '09451234'],
    ['00959451234', '09451234'],
    ['၀၉၄၅၁', '09451'],
  ])('reads %s as %s', (written, key) => {
    expect(recipientKey(written)).toBe(key);
  });
});
