import { randomUUID } from 'node:crypto';
import { kindNamed } from '@taga/contract/kinds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import * as store from './state-store.ts';
import { after, applicationRows, startedAt } from './testing/application-rows.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let strangerId: string;

const card = kindNamed('card');
const renewal = kindNamed('card-renewal');
const ofCard = { kind: 'card', account_class: null, currency: null } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  strangerId = await rows.addCustomer();
});

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;

test.each<[string, (which: store.NamedState) => Promise<store.ApplicationState | undefined>]>([
  ['found', (which) => store.findState(database.db, which)],
  ['locked', (which) => changing((trx) => store.lockState(trx, which))],
])('one is %s by its id, of its customer, and of the kind that is named [SEC-001]', async (_, find) => {
  const id = await rows.addApplication(customerId, { ...ofCard, status: 'PENDING', revision: 2, record: '{"a":1}' });
  await rows.addApplication(customerId);
  const theirs = await rows.addApplication(strangerId, ofCard);
  const state = {
    id,
    applicationNo: expect.stringMatching(/^A-/),
    customerId,
    kind: card,
    status: 'PENDING',
    revision: 2,
    record: { a: 1 },
    correction: null,
    accountClass: null,
    currency: null,
    createdAt: startedAt,
  };
  expect(await find({ customerId, id })).toEqual(state);
  expect(await find({ customerId, id, kind: card })).toEqual(state);
  expect(await find({ customerId, id, kind: renewal })).toBeUndefined();
  for (const missing of [theirs, randomUUID(), 'no id'])
    expect(await find({ customerId, id: missing })).toBeUndefined();
});

test('says what staff want done again', async () => {
  const correction = { items: [], remark: 'Once more', revision: 1, askedAt: startedAt.toISOString(), fileIds: [] };
  const id = await rows.addApplication(customerId, {
    ...ofCard,
    status: 'INCOMPLETED',
    correction: JSON.stringify(correction),
  });
  expect((await store.findState(database.db, { customerId, id }))?.correction).toMatchObject({ revision: 1 });
});

test('is held by who has locked it until the transaction ends', async () => {
  const [id, other] = [await rows.addApplication(customerId), await rows.addApplication(strangerId)];
  const free = `select authorization_req_id from applications where authorization_req_id = any($1) for update skip locked`;
  await changing(async (trx) => {
    await store.lockState(trx, { customerId, id });
    const { rows: unlocked } = await database.pool.query(free, [[id, other]]);
    expect(unlocked).toEqual([{ authorization_req_id: other }]);
  });
});

test('what is under way of a kind is the customer’s own, and has not ended', async () => {
  const found = async () => (await store.findOpenState(database.db, customerId, card))?.id;
  await rows.addApplication(strangerId, ofCard);
  await rows.addApplication(customerId, { ...ofCard, kind: 'card-renewal' });
  await rows.addApplication(customerId, { ...ofCard, ended_at: after(1) });
  expect(await found()).toBeUndefined();
  const open = await rows.addApplication(customerId, ofCard);
  expect(await found()).toBe(open);
});

test.each([
  ['a draft, which has nothing of what is submitted', {}, {}],
  [
    'one that is submitted at once',
    {
      savedSteps: ['nrc', 'address'],
      submitted: {
        accountClass: '301',
        currency: 'MMK',
        revision: 3,
        step: { stepRouteNumber: 2 },
        correction: { items: ['nrc'] },
      },
    },
    {
      saved_steps: 'nrc,address',
      account_class: '301',
      currency: 'MMK',
      revision: 3,
      step: { stepRouteNumber: 2 },
      correction: { items: ['nrc'] },
    },
  ],
  [
    'one that is submitted without an account, a step or a correction',
    { submitted: { revision: 1, correction: null } },
    { revision: 1 },
  ],
  ['one that has ended', { status: 'REJECTED' }, { status: 'REJECTED', ended_at: after(1) }],
])('keeps %s', async (_, more, expected) => {
  const id = randomUUID();
  const application = { id, customerId, kind: card, status: 'INIT', record: { a: 1 }, at: after(1), ...more };
  expect(await store.insertApplication(database.db, application as never)).toBe(true);
  const { rows: kept } = await database.pool.query('select * from applications where authorization_req_id = $1', [id]);
  expect(kept).toMatchObject([
    {
      customer_id: customerId,
      kind: 'card',
      status: 'INIT',
      record: { a: 1 },
      created_at: after(1),
      saved_at: after(1),
      saved_steps: '',
      ended_at: null,
      account_class: null,
      currency: null,
      step: null,
      revision: 0,
      correction: null,
      ...expected,
    },
  ]);
});

test('a second of a kind is not kept while the first is under way', async () => {
  const insert = (kind = card) =>
    store.insertApplication(database.db, {
      id: randomUUID(),
      customerId,
      kind,
      status: 'INIT',
      record: {},
      at: startedAt,
    });
  expect([await insert(), await insert(), await insert(renewal)]).toEqual([true, false, true]);
});

test('a save is found by its key, among those of its application', async () => {
  const [id, other] = [await rows.addApplication(customerId), await rows.addApplication(strangerId)];
  for (const [of, revision, key] of [
    [id, 1, 'first'],
    [id, 2, 'second'],
    [other, 3, 'third'],
  ])
    await database.pool.query(
      `insert into application_saves (authorization_req_id, revision, save_key, step, at) values ($1, $2, $3, 'nrc', now())`,
      [of, revision, key],
    );
  expect(await store.findSave(database.db, id, 'first')).toBe(1);
  expect(await store.findSave(database.db, id, 'second')).toBe(2);
  expect(await store.findSave(database.db, id, 'third')).toBeUndefined();
});

test('followed are those under way and those that have ended since, the one they were at last first', async () => {
  const step = {
    stepRouteNumber: 2,
    stepRouteName: 'biomatric',
    stepNumber: 1,
    baseRoute: 'etbAccount',
    actionRemark: 'normal',
  };
  const add = (minutes: number, changes: object = {}) =>
    rows.addApplication(customerId, { saved_at: after(minutes), account_class: `30${minutes}`, ...changes });
  const first = await add(1, { step: JSON.stringify(step) });
  const last = await add(5, ofCard);
  const ended = await add(3, { ended_at: after(30), created_at: after(3), saved_at: null });
  await add(4, { ended_at: after(29) });
  await rows.addApplication(strangerId);
  const followed = await store.listFollowedStates(database.db, customerId, after(30));
  expect(followed.map(({ id, step: at, savedAt }) => [id, at?.stepRouteName, savedAt])).toEqual([
    [last, undefined, after(5)],
    [ended, undefined, after(3)],
    [first, 'biomatric', after(1)],
  ]);
  const [unsaved] = await store.listFollowedStates(database.db, strangerId, after(30));
  expect(unsaved?.savedAt).toEqual(startedAt);
});

test('the others of a customer, not for accounts, are listed the oldest first, with what was submitted', async () => {
  const second = await rows.addApplication(customerId, { ...ofCard, created_at: after(2) });
  const first = await rows.addApplication(customerId, { ...ofCard, kind: 'card-renewal', created_at: after(1) });
  await rows.addOrder(customerId, first, { record: '{"b":2}', terms: '{"limit":3}' });
  await rows.addApplication(customerId);
  await rows.addApplication(strangerId, ofCard);
  expect(await store.listOtherApplications(database.db, customerId)).toMatchObject([
    { id: first, kind: renewal, submitted: { b: 2 }, terms: { limit: 3 } },
    { id: second, kind: card, submitted: null, terms: null },
  ]);
});
