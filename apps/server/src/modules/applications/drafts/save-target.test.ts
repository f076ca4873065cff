import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import {
  codeStepRecord,
  openingRoute,
  outcomeStepRecord,
  stepRecordOf,
} from '@taga/contract/records/applications/application-step';
import { fieldsOfCustomer, saveBodyOf } from '@taga/contract/records/applications/application-values';
import { wholeOpening } from '@taga/contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { getCustomer, toCustomerRecord } from '../../customers/customers/index.ts';
import { saveStep } from './save-step.ts';
import { listApplications } from './store.ts';
import { after, applicationRows, startedAt } from './testing/application-rows.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
/** How often the bank was asked, and what it does. */
let asked: number;
let bankSays: () => Promise<boolean>;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  asked = 0;
  bankSays = async () => false;
});

const baseRoute = openingRoute('saving');
const answers = wholeOpening('NRC');

async function save(changes: object = {}, at = startedAt) {
  const customer = await getCustomer(database.db, customerId);
  const known = {
    customer: fieldsOfCustomer(toCustomerRecord(customer)),
    answers,
    step: stepRecordOf('initial', answers, baseRoute),
  };
  const {
    Revision: _,
    SaveKey: _key,
    AuthorizationReqId: _id,
    ...body
  } = saveBodyOf({
    ...known,
    authorizationReqId: '',
    revision: 0,
    saveKey: '',
  });
  const bank = {
    isBlacklisted: () => {
      asked += 1;
      return bankSays();
    },
  };
  const customerAccounts = { list: async () => [] };
  const session = { customerId, sessionId: randomUUID() };
  return saveStep(
    session as never,
    { ...body, ...changes } as never,
    { db: database.db, bank, customerAccounts, now: () => at } as never,
  );
}

const refused = (code: string) => ({ code });
const mine = async () => (await listApplications(database.db, customerId)).map((each) => each.authorizationReqId);

describe('a save is of', () => {
  test('the application that is named, or the open one, or one that begins', async () => {
    const begun = await save();
    expect(begun.revision).toBe(1);
    expect(await mine()).toEqual([begun.authorizationReqId]);
    expect(await save()).toEqual({ ...begun, revision: 2 });
    expect(await save({ AuthorizationReqId: begun.authorizationReqId })).toEqual({ ...begun, revision: 3 });
  });

  test('kyats, unless it says otherwise', async () => {
    await save({ Currency: undefined });
    expect(await listApplications(database.db, customerId)).toMatchObject([{ currency: 'MMK' }]);
  });

  test('another one, where the last was rejected', async () => {
    const rejected = await rows.addApplication(customerId, { status: 'REJECTED', ended_at: after(1) });
    const { authorizationReqId, revision } = await save();
    expect(revision).toBe(1);
    expect(await mine()).toEqual(expect.arrayContaining([rejected, authorizationReqId]));
    expect(await mine()).toHaveLength(2);
  });

  test.each<[string, object]>([
    ['another class than it names', { AccountClass: '325' }],
    ['another currency', { Currency: 'USD' }],
    ['another login id', { LoginId: 'other@example.com' }],
  ])('no application of %s [SEC-001]', async (_, changes) => {
    const id = await rows.addApplication(customerId);
    await expect(save({ AuthorizationReqId: id, ...changes })).rejects.toMatchObject(refused(errorCodes.notFound));
  });

  test('no application of somebody else, and of none that is not there [SEC-001]', async () => {
    const theirs = await rows.addApplication(await rows.addCustomer());
    for (const AuthorizationReqId of [theirs, randomUUID()])
      await expect(save({ AuthorizationReqId })).rejects.toMatchObject(refused(errorCodes.notFound));
    await expect(save({ AccountClass: '999' })).rejects.toMatchObject(refused(errorCodes.notFound));
    expect(await mine()).toEqual([]);
  });

  test('nothing where it could not go on', async () => {
    await database.pool.query(`update customers set birth_date = '2020-01-01' where id = $1`, [customerId]);
    await expect(save()).rejects.toMatchObject(refused(errorCodes.classNotAllowed));
    expect(await mine()).toEqual([]);
  });
});

describe('what is there', () => {
  const activation = { Step: outcomeStepRecord('account-activation', baseRoute) };

  test.each<[string | null, object, string | undefined]>([
    [null, {}, undefined],
    ['INIT', {}, undefined],
    ['INCOMPLETED', {}, errorCodes.notAskedToCorrect],
    ['PENDING', {}, errorCodes.applicationClosed],
    ['COMPLETED', {}, errorCodes.applicationClosed],
    ['REJECTED', {}, errorCodes.applicationClosed],
    ['PENDING', activation, undefined],
    ['COMPLETED', activation, undefined],
    ['REJECTED', activation, errorCodes.applicationClosed],
    ['INIT', activation, errorCodes.stepOutOfOrder],
    ['INIT', { Step: codeStepRecord('right', baseRoute) }, errorCodes.stepOutOfOrder],
  ])('as %s can be saved or not: %o', async (status, changes, code) => {
    const correction = {
      items: ['SIGNATURE'],
      remark: null,
      revision: 0,
      askedAt: startedAt.toISOString(),
      fileIds: [],
    };
    const id = await rows.addApplication(customerId, {
      status,
      revision: 4,
      correction: status === 'INCOMPLETED' ? JSON.stringify(correction) : null,
    });
    const saved = save({ AuthorizationReqId: id, ...changes });
    if (code) await expect(saved).rejects.toMatchObject(refused(code));
    // What was submitted only says so once more.
    else expect(await saved).toEqual({ authorizationReqId: id, revision: changes === activation ? 4 : 5 });
  });

  test('is not overwritten from what it no longer is, and a save that comes again is answered alike', async () => {
    const first = await save({ Revision: 0, SaveKey: 'first' });
    const second = await save({ Revision: 1, SaveKey: 'second' });
    expect(second.revision).toBe(2);
    for (const Revision of [0, 1, 3])
      await expect(save({ Revision, SaveKey: `late ${Revision}` })).rejects.toMatchObject(
        refused(errorCodes.savedElsewhere),
      );
    expect(await save({ Revision: 0, SaveKey: 'first' })).toEqual(first);
  });
});

describe('the bank’s word', () => {
  const minutes = (count: number, ms = 0) => new Date(after(count).getTime() + ms);

  test('holds for a quarter of an hour, and is asked for again then', async () => {
    await save();
    await save({}, minutes(15, -1));
    expect(asked).toBe(1);
    await save({}, minutes(15));
    expect(asked).toBe(2);
    await save({}, minutes(30, -1));
    expect(asked).toBe(2);
  });

  test('that is no refuses the save', async () => {
    bankSays = async () => true;
    await expect(save()).rejects.toMatchObject(refused(errorCodes.customerBlacklisted));
    expect(await listApplications(database.db, customerId)).toMatchObject([{ revision: 0 }]);
  });

  test('that does not come keeps nobody from saving, and is asked for each time', async () => {
    bankSays = () => Promise.reject(new BankUnavailable('a test'));
    await save();
    expect((await save()).revision).toBe(2);
    expect(asked).toBe(2);
    bankSays = () => Promise.reject(new Error('a fault'));
    await expect(save()).rejects.toThrow('a fault');
  });
});

test('who came for a card opens no account on this way', async () => {
  await database.pool.query(`update customers set product_code = 'CREDITCARD' where id = $1`, [customerId]);
  await expect(save()).rejects.toMatchObject(refused(errorCodes.classNotAllowed));
});
