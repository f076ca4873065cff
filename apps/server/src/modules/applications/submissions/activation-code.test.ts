import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { type CodeState, codeStates, codeStepRecord } from '@taga/contract/records/applications/application-step';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { after, applicationRows } from '../drafts/testing/application-rows.ts';
import { sendActivationCode, verifyActivationCode } from './activation-code.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let strangerId: string;
/** Which codes were sent, and how often one was compared. */
let sent: { purpose: string; subjectId: string }[];
let compared: number;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  [sent, compared] = [[], 0];
  customerId = await rows.addCustomer();
  strangerId = await rows.addCustomer();
});

const baseRoute = '/create-account/saving';
const stepAt = (state: CodeState) => JSON.stringify(codeStepRecord(state, baseRoute));
const add = (changes: Partial<Insertable<DB['applications']>> = {}, owner = customerId) =>
  rows.addApplication(owner, { status: 'INIT', step: stepAt('asked'), ...changes });
const stepOf = async (id: string) =>
  (await database.pool.query('select step from applications where authorization_req_id = $1', [id])).rows[0].step;

const stateOf = async (id: string) => codeStates[(await stepOf(id)).stepNumber];

/** The code is what a test says. */
function around(result = 'right') {
  const codes = {
    request: async (_: unknown, request: { purpose: string; subjectId: string }) => {
      sent.push({ purpose: request.purpose, subjectId: request.subjectId });
      return {};
    },
    verify: async () => {
      compared += 1;
      return result;
    },
    triesLeft: async () => 2,
  };
  return { db: database.db, codes } as never;
}

describe('a code is sent', () => {
  async function ask(changes: object = {}, asker: string | undefined = customerId, details: object = {}) {
    const { person } = await getCustomer(database.db, customerId);
    const asked = { customerId: asker, authorizationReqId: undefined, ref: undefined, via: 'sms', ...changes } as const;
    return sendActivationCode({ ...asked, details: { ...person, ...details } as never }, around());
  }
  const refused = { code: errorCodes.stepOutOfOrder };

  test('for the application that waits for it, the one saved last of several', async () => {
    await add({ account_class: '325', saved_at: after(1) });
    const last = await add({ saved_at: after(3) });
    await add({ account_class: '137', saved_at: after(4), step: null });
    expect((await ask()).userId).toBe(customerId);
    expect(sent).toEqual([{ purpose: 'activation', subjectId: last }]);
  });

  test('for the one that is named', async () => {
    const named = await add({ account_class: '325', saved_at: after(1), step: stepAt('wrong') });
    await add({ saved_at: after(3) });
    await ask({ authorizationReqId: named });
    expect(sent).toEqual([{ purpose: 'activation', subjectId: named }]);
    expect(await stateOf(named)).toBe('asked');
  });

  test.each<[string, object]>([
    ['nobody who has signed in', {}],
    ['another document', { idValue: '12/DAGAMA(N)999999' }],
    ['another day of birth', { birthDate: '1991-01-01' }],
    ['another phone', { phone: '09777777777' }],
    ['another login id', { loginId: 'other@example.com' }],
  ])('to nobody who names %s [SEC-001]', async (_, details) => {
    await add();
    const asker = Object.keys(details).length === 0 ? '' : customerId;
    await expect(ask({}, asker, details)).rejects.toMatchObject(refused);
    expect(sent).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['there is none', async () => undefined],
    ['its code was right', () => add({ step: stepAt('right') })],
    ['it is not at the code yet', () => add({ step: null })],
    ['it was submitted', () => add({ status: 'PENDING' })],
    ['staff have given it back', () => add({ status: 'INCOMPLETED' })],
    ['it is somebody else’s', () => add({}, strangerId)],
  ])('for no application where %s', async (_, prepare) => {
    const id = await prepare();
    await expect(ask()).rejects.toMatchObject(refused);
    if (typeof id === 'string') await expect(ask({ authorizationReqId: id })).rejects.toMatchObject(refused);
    expect(sent).toEqual([]);
  });
});

describe('a code is typed', () => {
  const silent = { isBlacklisted: () => Promise.reject(new BankUnavailable('a test')) };
  async function type(id: string, result: string, bank: object = silent, who = customerId) {
    const given = around(result) as object;
    const dependencies = { ...given, bank, now: () => after(5), customerAccounts: { list: async () => [] } };
    const customer = await getCustomer(database.db, who);
    return verifyActivationCode(
      customer,
      { authorizationReqId: id, ref: 'ref', code: '123456' },
      dependencies as never,
    );
  }

  test('that is wrong is an answer, which is kept', async () => {
    const id = await add();
    expect(await type(id, 'wrong')).toEqual({ isRight: false, isSubmitted: false, triesLeft: 2 });
    expect(await stateOf(id)).toBe('wrong');
  });

  test.each([
    ['expired', errorCodes.codeExpired],
    ['tries-used-up', errorCodes.codeTriesUsedUp],
  ])('that is %s is refused, and nothing is kept', async (result, code) => {
    const id = await add();
    const before = await stepOf(id);
    await expect(type(id, result)).rejects.toMatchObject({ code });
    expect(await stepOf(id)).toEqual(before);
  });

  test('that is right stays right, and is compared once, while the bank does not answer', async () => {
    const id = await add();
    for (const _ of [1, 2]) expect(await type(id, 'right')).toEqual({ isRight: true, isSubmitted: false });
    expect(await stateOf(id)).toBe('right');
    expect(compared).toBe(1);
  });

  test('stays right where the bank refuses, and not where something breaks', async () => {
    const id = await add();
    const refuses = { isBlacklisted: async () => true };
    expect(await type(id, 'right', refuses)).toEqual({ isRight: true, isSubmitted: false });
    const breaks = { isBlacklisted: () => Promise.reject(new Error('a fault')) };
    await expect(type(id, 'right', breaks)).rejects.toThrow('a fault');
  });

  test.each<[string, () => Promise<string>, string]>([
    ['none', async () => randomUUID(), errorCodes.notFound],
    ['somebody else’s', () => add({}, strangerId), errorCodes.notFound],
    ['submitted', () => add({ status: 'PENDING' }), errorCodes.applicationClosed],
    ['given back by staff', () => add({ status: 'INCOMPLETED' }), errorCodes.applicationClosed],
    ['not at the code yet', () => add({ step: null }), errorCodes.stepOutOfOrder],
  ])('is compared with nothing where the application is %s', async (_, prepare, code) => {
    await expect(type(await prepare(), 'right')).rejects.toMatchObject({ code });
    expect(compared).toBe(0);
  });
});
