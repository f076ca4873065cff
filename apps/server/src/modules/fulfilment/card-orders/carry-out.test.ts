import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BankRefused, BankUnavailable } from '../../../bank/bank-errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import type { NewCardOrder } from './card-order.ts';
import { createCardOrders } from './card-orders.ts';
import { findRenewal } from './customer-cards.ts';
import { findCardOrder, saveCardOrder } from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let documentNo: string;
/** What the bank was asked for. */
let asked: [name: string, order: unknown][];

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  asked = [];
  customerId = await rows.addCustomer();
});

const made = { cardId: 'C2', cifNo: '7', lastDigits: '1234', cardType: 'VISA', category: 'GOLD' };
const remarks = { en: 'You asked for it', mm: 'တောင်းဆိုခဲ့သည်' };

async function save(kind: 'card' | 'card-renewal', order: object): Promise<string> {
  documentNo = await rows.addApplication(customerId, { kind, account_class: null, currency: null, status: 'PENDING' });
  const whole = { id: randomUUID(), documentNo, customerId, linkedTo: null, ...order } as NewCardOrder;
  await database.db.transaction().execute((trx) => saveCardOrder(trx, whole, startedAt));
  return whole.id;
}
const issue = (changes: object = {}) =>
  save('card', { kind: 'ISSUE', limitMinor: 900_000_00, orderedBy: null, ...changes });
const cancel = (told: object | null = remarks) =>
  save('card', { kind: 'CANCEL', cardId: 'C1', remarks: told, orderedBy: null });
const renew = () => save('card-renewal', { kind: 'RENEW', cardId: 'C1', branchCode: '001' });

function advance(id: string, answer: () => Promise<unknown> = async () => ({ ...made, holderName: 'MYA MYA' })) {
  const takes = (name: string) => (order: unknown) => {
    asked.push([name, order]);
    return answer();
  };
  const bank = { issueCard: takes('issue'), renewCard: takes('renew'), cancelCard: takes('cancel') };
  const dependencies = { db: database.db, bank, now: () => startedAt, random: () => 1 };
  return createCardOrders(dependencies as never).advance(id);
}

const query = async (statement: string, value: string) => (await database.pool.query(statement, [value])).rows;
const status = async () =>
  (await query('select status from applications where authorization_req_id = $1', documentNo))[0].status;
const inbox = () => query('select type, body from inbox_messages where customer_id = $1', customerId);
const cifNo = async () => (await query('select cif_no from customers where id = $1', customerId))[0].cif_no;

test.each([
  ['of somebody new to the bank', null, {}],
  ['of a customer of the bank', '7', { linkedTo: '7' }],
])('a card %s is made with its limit, and the customer is told', async (_, linkedTo, more) => {
  const id = await issue({ linkedTo });
  await advance(id);
  expect(asked).toEqual([
    [
      'issue',
      {
        reference: id,
        identity: { idType: 'NRC', idValue: expect.any(String) },
        name: 'MYA MYA',
        phone: expect.stringMatching(/^09/),
        limit: { currency: 'MMK', minor: 900_000_00 },
        ...more,
      },
    ],
  ]);
  expect(await findCardOrder(database.db, id)).toMatchObject({ step: 'done', card: made });
  expect([await status(), await inbox(), await cifNo()]).toEqual([
    'APPROVED',
    [{ type: 'CardCreated', body: {} }],
    '7',
  ]);
  expect(await query('select status from webhook_events where authorization_req_id = $1', documentNo)).toEqual([
    { status: 'CREATED' },
  ]);
});

test.each([
  ['with a word', remarks, { remark: remarks }],
  ['without a word', null, {}],
])('a card is cancelled %s to its customer', async (_, told, body) => {
  const id = await cancel(told);
  await advance(id);
  expect(asked).toEqual([['cancel', { reference: id, cardId: 'C1' }]]);
  expect(await findCardOrder(database.db, id)).toMatchObject({ step: 'done', card: null });
  expect([await status(), await inbox()]).toEqual(['CANCELED', [{ type: 'CardCanceled', body }]]);
  expect(await query('select status from webhook_events where authorization_req_id = $1', documentNo)).toEqual([
    { status: 'CANCELED' },
  ]);
});

test('a card is renewed at its branch', async () => {
  const id = await renew();
  await advance(id);
  expect(asked).toEqual([['renew', { reference: id, cardId: 'C1', branchCode: '001' }]]);
  expect([await status(), await inbox()]).toEqual(['APPROVED', [{ type: 'CardCreated', body: {} }]]);
});

test('a renewal that the bank refuses is rejected, and the customer is told', async () => {
  await advance(await renew(), () => Promise.reject(new BankRefused('customerBlacklisted')));
  expect(await status()).toBe('REJECTED');
  expect(await inbox()).toMatchObject([{ type: 'RequestRejected', body: { refusal: null, kind: 'card-renewal' } }]);
});

test('a card that the bank refuses leaves the application to the desk, and says why', async () => {
  const id = await issue();
  await advance(id, () => Promise.reject(new BankRefused('customerBlacklisted')));
  expect(await findCardOrder(database.db, id)).toMatchObject({ step: 'refused', refusal: 'customerBlacklisted' });
  expect([await status(), await inbox()]).toEqual(['PENDING', []]);
  expect(await query('select action, facts from audit_entries where subject_id = $1', documentNo)).toEqual([
    {
      action: 'card-application.refused-by-bank',
      facts: { orderId: id, kind: 'ISSUE', reason: 'customerBlacklisted' },
    },
  ]);
});

test('an order that the bank does not answer is given again later, and done once', async () => {
  const id = await issue();
  await advance(id, () => Promise.reject(new BankUnavailable('a test')));
  const [waiting] = await query('select step, attempts, due_at from card_orders where id = $1', id);
  expect(waiting).toEqual({ step: 'bank', attempts: 1, due_at: new Date(startedAt.getTime() + 2_000) });
  await advance(id);
  await advance(id);
  expect(asked).toHaveLength(2);
  expect(await inbox()).toHaveLength(1);
  await expect(advance(await renew(), () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
});

test.each([
  ['under way', { cardId: 'C1', status: 'PENDING' }, true],
  ['approved and not there yet', { cardId: 'C1', status: 'APPROVED' }, true],
  ['of another card', { cardId: 'C2', status: 'PENDING' }, false],
  ['that was rejected', { cardId: 'C1', status: 'REJECTED' }, false],
  ['that is done', { cardId: 'C1', status: 'COMPLETED' }, false],
])('what takes the place of a card is one %s', (_, renewal, isFound) => {
  expect(findRenewal([renewal as never], 'C1')).toBe(isFound ? renewal : undefined);
});

test('is nothing without an order', async () => {
  await advance(randomUUID());
  expect(asked).toEqual([]);
});
