import { randomUUID } from 'node:crypto';
import type { LocalizedText } from '@taga/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import { addStaff } from '../../desk/decisions/testing/decision-world.ts';
import type { CardOrderEnd, NewCardOrder } from './card-order.ts';
import {
  claimCardOrder,
  endCardOrder,
  findCardOrder,
  hasOpenCardOrder,
  listCardOrders,
  listOrdersOfCards,
  listRenewals,
  saveCardOrder,
} from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let documentNo: string;
let staffId: string;

const card = { cardId: 'C1', cifNo: '7', lastDigits: '1234', cardType: 'VISA', category: 'GOLD' };
const remarks: LocalizedText = { en: 'You asked for it', mm: 'တောင်းဆိုခဲ့သည်' };

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
  staffId = await addStaff(database, 'Aye Aye');
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  documentNo = await addCardApplication(customerId);
});

let applications = 0;
function addCardApplication(ownerId: string, status = 'PENDING', kind = 'card'): Promise<string> {
  applications += 1;
  const ended_at = after(applications);
  return rows.addApplication(ownerId, { kind, account_class: null, currency: null, status, ended_at });
}

const common = () => ({ id: randomUUID(), documentNo, customerId, linkedTo: '7' });
const issue = () => ({ ...common(), kind: 'ISSUE', limitMinor: 900_000_00, orderedBy: staffId }) as const;
const cancel = (told: LocalizedText | null = remarks) =>
  ({ ...common(), kind: 'CANCEL', cardId: 'C1', remarks: told, orderedBy: staffId }) as const;
const renewal = () => ({ ...common(), kind: 'RENEW', cardId: 'C1', branchCode: '001' }) as const;

const save = (order: NewCardOrder, at = startedAt) =>
  database.db.transaction().execute((trx) => saveCardOrder(trx, order, at));
const end = (id: string, how: CardOrderEnd, at = startedAt) =>
  database.db.transaction().execute((trx) => endCardOrder(trx, id, how, at));
const waiting = { step: 'bank', card: null, refusal: null, attempts: 0 };

async function hasJob(id: string): Promise<boolean> {
  const key = `advance-card-order:${id}`;
  return (await database.pool.query('select from graphile_worker.jobs where key = $1', [key])).rowCount === 1;
}

test.each([
  ['a card to make, with its limit', issue],
  ['a card to cancel, with what the customer is told', cancel],
  ['a card to cancel, without a word', () => cancel(null)],
  ['a card to renew, with its branch', renewal],
])('keeps %s, and has it carried on', async (_, make) => {
  const order = make();
  expect(await save(order)).toBe(true);
  expect(await findCardOrder(database.db, order.id)).toEqual({ ...order, ...waiting });
  expect(await hasJob(order.id)).toBe(true);
});

test('writes the first language for servers of the version before', async () => {
  const remarkOf = async (order: NewCardOrder) => {
    await save(order);
    const { rows: found } = await database.pool.query('select remark from card_orders where id = $1', [order.id]);
    return found[0].remark;
  };
  expect(await remarkOf(cancel())).toBe('You asked for it');
  expect(await remarkOf({ ...cancel(null), documentNo: await addCardApplication(customerId) })).toBeNull();
});

test('is kept once, and the second leaves the first as it is', async () => {
  const order = issue();
  await save(order);
  await database.pool.query('delete from graphile_worker._private_jobs');
  expect(await save({ ...order, limitMinor: 1 })).toBe(false);
  expect(await findCardOrder(database.db, order.id)).toMatchObject({ limitMinor: 900_000_00 });
  expect(await findCardOrder(database.db, randomUUID())).toBeUndefined();
});

test('is open until the bank has answered, and of its customer alone', async () => {
  const other = await rows.addCustomer();
  const order = issue();
  expect(await hasOpenCardOrder(database.db, customerId)).toBe(false);
  await save(order);
  expect(await hasOpenCardOrder(database.db, customerId)).toBe(true);
  expect(await hasOpenCardOrder(database.db, other)).toBe(false);
  await end(order.id, { step: 'done', card });
  expect(await hasOpenCardOrder(database.db, customerId)).toBe(false);
});

describe.each<[string, () => NewCardOrder, CardOrderEnd, object]>([
  ['made', issue, { step: 'done', card }, { step: 'done', card, refusal: null }],
  ['done without a card', cancel, { step: 'done', card: null }, { step: 'done', card: null, refusal: null }],
  [
    'refused',
    issue,
    { step: 'refused', refusal: 'insufficientFunds' },
    { step: 'refused', card: null, refusal: 'insufficientFunds' },
  ],
])('an order that is %s', (_, make, how, expected) => {
  test('says so, and is not answered again', async () => {
    const order = make();
    await save(order);
    expect(await claimCardOrder(database.db, order.id, startedAt)).toEqual({ ...order, ...waiting, attempts: 1 });
    expect(await end(order.id, how, after(3))).toBe(true);
    expect(await findCardOrder(database.db, order.id)).toMatchObject(expected);
    expect(await end(order.id, { step: 'refused', refusal: 'unknownAccount' })).toBe(false);
    expect(await findCardOrder(database.db, order.id)).toMatchObject(expected);
    expect(await claimCardOrder(database.db, order.id, after(4))).toBeUndefined();
    expect(await listCardOrders(database.db, documentNo)).toMatchObject([{ id: order.id, endedAt: after(3) }]);
  });
});

test('lists the renewals of a customer with their status, the newest first, and nothing else', async () => {
  const other = await rows.addCustomer();
  const ordered = [];
  for (const [index, status] of (['APPROVED', null, 'COMPLETED'] as const).entries()) {
    const application = await addCardApplication(customerId, status ?? undefined, 'card-renewal');
    if (status === null) {
      await database.pool.query('update applications set status = null where authorization_req_id = $1', [application]);
    }
    const order = { ...renewal(), cardId: `C${index}`, documentNo: application };
    await save(order, after([1, 3, 2][index] ?? 0));
    ordered.push({ ...order, ...waiting, status: status ?? 'PENDING' });
  }
  await save(issue());
  await save({ ...renewal(), customerId: other, documentNo: await addCardApplication(other) });
  expect(await listRenewals(database.db, customerId)).toEqual([ordered[1], ordered[2], ordered[0]]);
});

test('lists the orders of an application, the newest first, and those of several by their application', async () => {
  const otherNo = await addCardApplication(customerId);
  const [first, second, other, foreign] = [issue(), cancel(), { ...renewal(), documentNo: otherNo }, issue()];
  await save(first, after(1));
  await end(first.id, { step: 'done', card });
  await save(second, after(2));
  await save(other, after(3));
  await save({ ...foreign, documentNo: await addCardApplication(customerId) });
  expect((await listCardOrders(database.db, documentNo)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const listed = await listOrdersOfCards(database.db, [documentNo, otherNo]);
  expect(listed.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
    { documentNo, kind: 'CANCEL', step: 'bank' },
    { documentNo, kind: 'ISSUE', step: 'done' },
    { documentNo: otherNo, kind: 'RENEW', step: 'bank' },
  ]);
  expect(await listOrdersOfCards(database.db, [])).toEqual([]);
});
