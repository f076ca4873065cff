import { randomUUID } from 'node:crypto';
import { existingCustomerRoute } from '@taga/contract/records/applications/existing-customer-step';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import * as store from './store.ts';
import { after, applicationRows, startedAt } from './testing/application-rows.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let strangerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  strangerId = await rows.addCustomer();
});

const account = { account_class: '301', currency: 'MMK' } as const;
const subject = () => ({ customerId, accountClass: '301', currency: 'MMK' }) as const;
const step = {
  stepRouteNumber: 2,
  stepRouteName: 'biomatric',
  stepNumber: 1,
  baseRoute: 'etbAccount',
  actionRemark: 'normal',
};
const correction = {
  items: ['ID_FRONT'],
  remark: null,
  revision: 3,
  askedAt: startedAt.toISOString(),
  fileIds: [],
};

const rowOf = async (id: string) => {
  const found = database.db.selectFrom('applications').selectAll().where('authorization_req_id', '=', id);
  return found.executeTakeFirstOrThrow();
};
const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;

describe('the application for a class and a currency', () => {
  test('is the open one, however old, and the last of those that have ended', async () => {
    const found = async () => (await store.findApplication(database.db, subject()))?.authorizationReqId;
    expect(await found()).toBeUndefined();
    await rows.addApplication(customerId, { ...account, created_at: after(1), ended_at: after(9), status: 'REJECTED' });
    const last = await rows.addApplication(customerId, {
      created_at: after(3),
      ended_at: after(4),
      status: 'REJECTED',
    });
    await rows.addApplication(customerId, { created_at: after(2), ended_at: after(8), status: 'REJECTED' });
    await rows.addApplication(customerId, { account_class: '325', created_at: after(5) });
    await rows.addApplication(customerId, { currency: 'USD', created_at: after(5) });
    await rows.addApplication(strangerId, { created_at: after(5) });
    expect(await found()).toBe(last);
    const open = await rows.addApplication(customerId, { created_at: after(0) });
    expect(await found()).toBe(open);
  });

  test('has what was saved of it', async () => {
    const id = await rows.addApplication(customerId, {
      status: 'INCOMPLETED',
      step: JSON.stringify(step),
      revision: 4,
      record: JSON.stringify({ BranchCode: '001' }),
      correction: JSON.stringify(correction),
      details_reported_at: startedAt,
    });
    expect(await store.findApplication(database.db, subject())).toEqual({
      authorizationReqId: id,
      applicationNo: expect.stringMatching(/^A-/),
      accountClass: '301',
      currency: 'MMK',
      status: 'INCOMPLETED',
      step: expect.objectContaining(step),
      revision: 4,
      record: expect.objectContaining({ BranchCode: '001' }),
      correction: expect.objectContaining({ items: ['ID_FRONT'], revision: 3 }),
      detailsReported: true,
    });
    const fresh = await rows.addApplication(strangerId);
    expect(
      await store.findApplication(database.db, { customerId: strangerId, authorizationReqId: fresh }),
    ).toMatchObject({
      status: null,
      step: null,
      correction: null,
      detailsReported: false,
    });
  });
});

describe('an application by its id [SEC-001]', () => {
  type Find = (named: store.ApplicationKey) => Promise<unknown>;
  const ways: [string, Find][] = [
    ['found', (named) => store.findNamedApplication(database.db, named)],
    ['found with what a save of it needs', (named) => store.findSaveTarget(database.db, named, undefined)],
    ['locked', (named) => changing((trx) => store.lockApplication(trx, named))],
  ];

  test.each(ways)('is %s by its customer alone, and only where it is for an account', async (_, find) => {
    const own = await rows.addApplication(customerId);
    await rows.addApplication(customerId, { account_class: '325' });
    const card = await rows.addApplication(customerId, { kind: 'card', account_class: null, currency: null });
    const theirs = await rows.addApplication(strangerId);
    expect(await find({ customerId, authorizationReqId: own })).toMatchObject({ authorizationReqId: own });
    for (const authorizationReqId of [card, theirs, randomUUID(), 'no id'])
      expect(await find({ customerId, authorizationReqId })).toBeUndefined();
  });

  test('is held by who has locked it until the transaction ends', async () => {
    const [id, other] = [await rows.addApplication(customerId), await rows.addApplication(strangerId)];
    const free = `select authorization_req_id from applications where authorization_req_id = any($1) for update skip locked`;
    await changing(async (trx) => {
      await store.lockApplication(trx, { customerId, authorizationReqId: id });
      const { rows: unlocked } = await database.pool.query(free, [[id, other]]);
      expect(unlocked).toEqual([{ authorization_req_id: other }]);
    });
  });

  test('has one owner, and none where it is gone', async () => {
    const id = await rows.addApplication(customerId);
    await rows.addApplication(strangerId);
    expect(await store.findOwner(database.db, id)).toBe(customerId);
    await changing((trx) => store.deleteApplication(trx, id));
    expect(await store.findOwner(database.db, id)).toBeUndefined();
    expect(await store.findApplication(database.db, { ...subject(), customerId: strangerId })).toBeDefined();
  });
});

describe('a save', () => {
  const saveOf = (authorizationReqId: string, changes: Partial<store.Save> = {}): store.Save => ({
    authorizationReqId,
    kind: 'account',
    status: null,
    revision: 0,
    record: { BranchCode: '001' },
    step: null,
    left: 'nrc',
    clearedAt: startedAt,
    saveKey: undefined,
    sessionId: null,
    at: after(1),
    ...changes,
  });
  const save = (id: string, changes: Partial<store.Save> = {}) => store.saveAnswers(database.db, saveOf(id, changes));
  const savesOf = async (id: string) =>
    (
      await database.pool.query('select * from application_saves where authorization_req_id = $1 order by revision', [
        id,
      ])
    ).rows;

  test('replaces what was evaluated, and stands in the list of saves', async () => {
    const [id, other] = [await rows.addApplication(customerId), await rows.addApplication(strangerId)];
    const sessionId = randomUUID();
    const stepped = { ...step, baseRoute: '/create-individual-account' };
    const told = { kind: 'existing-customer', step: stepped as never, saveKey: 'key', sessionId };
    expect(await save(id, told)).toBe(1);
    expect(await rowOf(id)).toMatchObject({
      kind: 'existing-customer',
      status: 'INIT',
      revision: 1,
      record: { BranchCode: '001' },
      step: stepped,
      saved_at: after(1),
      cleared_at: startedAt,
      saved_steps: 'nrc',
    });
    expect(await savesOf(id)).toMatchObject([
      { revision: 1, save_key: 'key', step: 'nrc', session_id: sessionId, at: after(1) },
    ]);
    expect(await rowOf(other)).toMatchObject({ status: null, revision: 0, saved_steps: '' });
    expect(await savesOf(other)).toEqual([]);
  });

  test.each<[string, Partial<store.Save>, Partial<store.Save>]>([
    ['of a revision that is gone', {}, { revision: 0, status: 'INIT' }],
    ['of a revision that never was', {}, { revision: 2, status: 'INIT' }],
    ['of a status that has changed', {}, { revision: 1, status: 'INCOMPLETED' }],
  ])('%s comes too late, and changes nothing', async (_, first, late) => {
    const id = await rows.addApplication(customerId);
    expect(await save(id, first)).toBe(1);
    expect(await save(id, { ...late, record: { BranchCode: '002' } })).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ revision: 1, record: { BranchCode: '001' } });
    expect(await savesOf(id)).toHaveLength(1);
    expect(await save(id, { revision: 1, status: 'INIT' })).toBe(2);
    expect(await savesOf(id)).toMatchObject([{ save_key: null }, { save_key: null }]);
  });

  test('keeps the status that staff have given', async () => {
    const id = await rows.addApplication(customerId, { status: 'INCOMPLETED' });
    expect(await save(id, { status: 'INCOMPLETED' })).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: 'INCOMPLETED' });
  });

  test('is counted once for each step, of the way for existing customers apart', async () => {
    const id = await rows.addApplication(customerId);
    const onWay = { step: { ...step, baseRoute: existingCustomerRoute } as never };
    const counted = [{}, { left: 'address' }, {}, onWay, onWay];
    for (const [revision, changes] of counted.entries())
      await save(id, { revision, status: revision === 0 ? null : 'INIT', ...changes });
    expect((await rowOf(id)).saved_steps.split(',')).toEqual(['nrc', 'address', expect.stringMatching(/.+nrc$/)]);
  });

  test('leaves a list of the last hundred, and of the last of each step before them', async () => {
    const [id, other] = [await rows.addApplication(customerId), await rows.addApplication(strangerId)];
    for (const of of [id, other])
      await database.pool.query(
        `insert into application_saves (authorization_req_id, revision, step, at)
         select $1, n, case when n = 2 then 'address' else 'nrc' end, now() from generate_series(1, 104) n`,
        [of],
      );
    await database.pool.query('update applications set revision = 104, status = $1', ['INIT']);
    await save(id, { revision: 104, status: 'INIT' });
    const listed = (await savesOf(id)).map(({ revision }) => revision);
    expect(listed).toEqual([2, ...Array.from({ length: 100 }, (_, index) => index + 6)]);
    expect(await savesOf(other)).toHaveLength(104);
    expect((await store.listSavedSteps(database.db, id, 104)).length).toBe(1);
    expect(await store.listSavedSteps(database.db, id, 105)).toEqual([]);
    expect(await store.listSavedSteps(database.db, other, 103)).toEqual(['nrc']);
  });

  test('that comes again is found by its key, among those of its application', async () => {
    const id = await rows.addApplication(customerId, { cleared_at: startedAt });
    await save(id, { saveKey: 'first' });
    await save(id, { saveKey: 'second', revision: 1, status: 'INIT' });
    await save(id, { revision: 2, status: 'INIT' });
    const theirs = await rows.addApplication(strangerId);
    await save(theirs, { saveKey: 'third' });
    const repeated = async (saveKey: string | undefined) =>
      (await store.findSaveTarget(database.db, subject(), saveKey))?.repeatedRevision;
    expect(await repeated('first')).toBe(1);
    expect(await repeated('second')).toBe(2);
    for (const key of ['third', undefined]) expect(await repeated(key)).toBeNull();
  });

  test('is evaluated with who its customer is', async () => {
    const holder = await rows.addCustomer({ birthDate: '1980-01-02', idType: 'OLD_NRC', idValue: 'RGN-1' });
    await database.pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [holder]);
    const id = await rows.addApplication(holder, { cleared_at: after(2) });
    expect(await store.findSaveTarget(database.db, { ...subject(), customerId: holder }, undefined)).toMatchObject({
      authorizationReqId: id,
      customerId: holder,
      clearedAt: after(2),
      person: { loginId: expect.stringContaining('@'), idType: 'OLD_NRC', idValue: 'RGN-1', birthDate: '1980-01-02' },
      productCode: 'CREDITCARD',
      repeatedRevision: null,
    });
    expect(await store.findSaveTarget(database.db, { ...subject(), currency: 'USD' }, undefined)).toBeUndefined();
  });
});

describe('beginning', () => {
  test('is once for a class and currency, under the id that is given', async () => {
    const id = randomUUID();
    await store.beginApplication(database.db, subject(), after(1), id);
    await store.beginApplication(database.db, subject(), after(2), randomUUID());
    expect(await rowOf(id)).toMatchObject({
      customer_id: customerId,
      kind: 'account',
      ...account,
      created_at: after(1),
      status: null,
      ended_at: null,
    });
    expect(await store.listApplications(database.db, customerId)).toMatchObject([{ authorizationReqId: id }]);
    await store.beginApplication(database.db, { ...subject(), accountClass: '325' }, after(3));
    const listed = await store.listApplications(database.db, customerId);
    expect(listed.map(({ accountClass, createdAt }) => [accountClass, createdAt])).toEqual([
      ['301', after(1)],
      ['325', after(3)],
    ]);
  });
});

describe('of one application alone', () => {
  let id: string;
  let other: string;
  beforeEach(async () => {
    id = await rows.addApplication(customerId, { status: 'PENDING', ended_at: startedAt });
    other = await rows.addApplication(customerId, { account_class: '325', status: 'PENDING', ended_at: startedAt });
  });

  test('the details are reported, by its customer, and taken back', async () => {
    const named = { customerId, authorizationReqId: id };
    const reported = async () => [(await rowOf(id)).details_reported_at, (await rowOf(other)).details_reported_at];
    await store.setDetailsReported(database.db, { ...named, customerId: strangerId }, after(1));
    expect(await reported()).toEqual([null, null]);
    await store.setDetailsReported(database.db, named, after(1));
    expect(await reported()).toEqual([after(1), null]);
    await store.setDetailsReported(database.db, named, null);
    expect(await reported()).toEqual([null, null]);
  });

  test('the status is changed, with what is to be corrected and until when it may change', async () => {
    const statusOf = async (of: string) => {
      const { status, correction: asked, ended_at: endedAt } = await rowOf(of);
      return { status, correction: asked, endedAt };
    };
    const before = await statusOf(other);
    const toCorrect = { status: 'INCOMPLETED', correction: correction as never, endedAt: null };
    await changing((trx) => store.setApplicationStatus(trx, id, toCorrect));
    expect(await statusOf(id)).toEqual({ status: 'INCOMPLETED', correction, endedAt: null });
    await changing((trx) => store.setApplicationStatus(trx, id, { status: 'COMPLETED', endedAt: after(2) }));
    expect(await statusOf(id)).toEqual({ status: 'COMPLETED', correction: null, endedAt: after(2) });
    expect(await statusOf(other)).toEqual(before);
  });

  test('the step is set', async () => {
    await changing((trx) => store.setApplicationStep(trx, id, step as never));
    expect([(await rowOf(id)).step, (await rowOf(other)).step]).toEqual([step, null]);
  });

  test('it is said when it was submitted, or corrected', async () => {
    const [submitted, corrected] = [id, other];
    for (const [of, corrected_at] of [
      [submitted, null],
      [corrected, after(5)],
    ] as const) {
      await rows.addOrder(customerId, of);
      await database.db
        .insertInto('cases')
        .values({
          authorization_req_id: of,
          customer_id: customerId,
          queue: 'cases',
          application_status: 'PENDING',
          status: 'WAITING',
          handed_in_at: after(1),
          corrected_at,
        })
        .execute();
    }
    expect(await store.findSubmittedAt(database.db, submitted)).toEqual(after(1));
    expect(await store.findSubmittedAt(database.db, corrected)).toEqual(after(5));
    expect(await store.findSubmittedAt(database.db, randomUUID())).toBeUndefined();
  });
});

describe('something of the customer is with the bank', () => {
  test.each([
    ['not while it is a draft', { status: 'INIT' }, false],
    ['not before its first save', {}, false],
    ['once it is submitted', { status: 'PENDING' }, true],
    [
      'not while the customer has it to correct',
      { status: 'INCOMPLETED', correction: JSON.stringify(correction) },
      false,
    ],
    ['not when it has ended', { status: 'COMPLETED', ended_at: startedAt }, false],
  ])('%s', async (_, changes, expected) => {
    await rows.addApplication(strangerId, { status: 'PENDING' });
    await rows.addApplication(customerId, changes);
    expect(await store.isWithBank(database.db, customerId)).toBe(expected);
  });
});

test('those of a customer that are theirs to change are listed, the one they were at last first', async () => {
  let classes = ['301', '325', '137', '501', '101'];
  const add = (changes: object, owner = customerId) => {
    const [account_class = '301', ...rest] = classes;
    classes = rest;
    return rows.addApplication(owner, { account_class, ...changes });
  };
  const first = await add({ status: 'INIT', saved_at: after(1) });
  const last = await add({ status: 'INCOMPLETED', saved_at: after(3) });
  const second = await add({ status: 'INIT', created_at: after(2), saved_at: null });
  await add({ status: 'PENDING', saved_at: after(4) });
  await add({ saved_at: after(4) });
  await rows.addApplication(customerId, { kind: 'card', account_class: null, currency: null, status: 'INIT' });
  await rows.addApplication(strangerId, { status: 'INIT', saved_at: after(4) });
  const listed = await store.listUnfinished(database.db, customerId);
  expect(listed.map(({ authorizationReqId }) => authorizationReqId)).toEqual([last, second, first]);
});

test('all of a customer for accounts are listed, the oldest first', async () => {
  const second = await rows.addApplication(customerId, { created_at: after(2) });
  const first = await rows.addApplication(customerId, { account_class: '325', created_at: after(1) });
  await rows.addApplication(customerId, { kind: 'card', account_class: null, currency: null });
  await rows.addApplication(strangerId);
  const listed = await store.listApplications(database.db, customerId);
  expect(listed.map(({ authorizationReqId }) => authorizationReqId)).toEqual([first, second]);
});

describe('a customer is reminded', () => {
  const since = after(10);
  const remind = () =>
    changing<{ savedAt: Date }[]>((trx) =>
      store.markReminded(trx, { customerId, untouchedSince: since, at: after(20) }),
    );

  test('of all that are unfinished since, the last first, and once', async () => {
    const old = await rows.addApplication(customerId, { status: 'INIT', saved_at: after(1) });
    const recent = await rows.addApplication(customerId, { account_class: '325', status: 'INIT', saved_at: since });
    const theirs = await rows.addApplication(strangerId, { status: 'INIT', saved_at: after(1) });
    expect((await remind()).map(({ savedAt }) => savedAt)).toEqual([since, after(1)]);
    for (const id of [old, recent]) expect((await rowOf(id)).reminded_at).toEqual(after(20));
    expect((await rowOf(theirs)).reminded_at).toBeNull();
    expect(await remind()).toEqual([]);
  });

  test.each([
    ['nothing that was saved since', { status: 'INIT', saved_at: after(11) }],
    ['nothing that was submitted', { status: 'PENDING', saved_at: after(1) }],
    ['nothing that was begun and never saved', {}],
    ['nothing that they were reminded of', { status: 'INIT', saved_at: after(1), reminded_at: after(2) }],
  ])('of %s', async (_, changes) => {
    await rows.addApplication(customerId, changes);
    expect(await remind()).toEqual([]);
  });

  test.each([
    ['not of one with a photo since', after(11), 0],
    ['of one whose photos are older', since, 1],
  ])('%s', async (_, created_at, count) => {
    const id = await rows.addApplication(customerId, { status: 'INIT', saved_at: after(1) });
    const other = await rows.addApplication(strangerId);
    for (const [authorization_req_id, at] of [
      [id, created_at],
      [other, after(11)],
    ] as const)
      await rows.addFile(customerId, authorization_req_id, { created_at: at });
    expect(await remind()).toHaveLength(count);
  });
});
