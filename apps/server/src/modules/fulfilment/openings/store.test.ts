import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import type { OpeningChange, OpeningRequest } from './opening.ts';
import {
  changeOpening,
  claimOpening,
  deleteOpening,
  findOpening,
  hasUnfinishedOpening,
  insertOpening,
} from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let request: OpeningRequest;
let other: OpeningRequest;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  request = await newRequest();
  other = await newRequest();
  await insert(request);
  await insert(other);
});

async function newRequest(changes: Partial<OpeningRequest> = {}): Promise<OpeningRequest> {
  return {
    authorizationReqId: randomUUID(),
    customerId: await rows.addCustomer(),
    accountClass: '137',
    currency: 'MMK',
    branchCode: '001',
    services: [{ serviceId: 'ESTATEMENT', schedule: { time: 'W', on: 'MON' } }],
    deposit: { fromAccount: '00130100000000001', minor: 10_000_00 },
    chequeBook: { serviceId: 'CHEQUEBOOK', feeMinor: 5_00, isPaid: false, isMicr: false },
    linkedTo: '17',
    ...changes,
  };
}

const insert = (asked: OpeningRequest) =>
  database.db.transaction().execute((trx) => insertOpening(trx, asked, startedAt));
const find = ({ authorizationReqId }: OpeningRequest) => findOpening(database.db, authorizationReqId);
const asAsked = { step: 'account', cifNo: null, accountNumber: null, refusal: null, attempts: 0 };

async function hasJob({ authorizationReqId }: OpeningRequest): Promise<boolean> {
  const key = `advance-opening:${authorizationReqId}`;
  return (await database.pool.query('select from graphile_worker.jobs where key = $1', [key])).rowCount === 1;
}

test.each<[string, Partial<OpeningRequest>]>([
  ['with everything that belongs to it', {}],
  ['with nothing beside the account', { services: [], deposit: null, chequeBook: null, linkedTo: null }],
])('keeps an opening %s, and has it carried on', async (_, changes) => {
  const asked = await newRequest(changes);
  await insert(asked);
  expect(await find(asked)).toEqual({ ...asked, ...asAsked });
  expect(await hasJob(asked)).toBe(true);
});

test('keeps it once, as it was first asked for', async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  await insert({ ...request, branchCode: '002' });
  expect(await find(request)).toEqual({ ...request, ...asAsked });
  expect(await findOpening(database.db, randomUUID())).toBeUndefined();
});

test('is unfinished until its last step, and of its customer alone', async () => {
  const unfinished = () => hasUnfinishedOpening(database.db, request.customerId);
  expect(await unfinished()).toBe(true);
  expect(await hasUnfinishedOpening(database.db, await rows.addCustomer())).toBe(false);
  await change({ step: 'refused', refusal: 'customerBlacklisted' });
  expect(await unfinished()).toBe(false);
  expect(await hasUnfinishedOpening(database.db, other.customerId)).toBe(true);
});

async function change(made: OpeningChange, at = after(1)) {
  const opening = await find(request);
  if (!opening) throw new Error('There is no such opening.');
  return changeOpening(database.db, opening, made, at);
}

const opened = { cifNo: '7', accountNumber: '00113700000000001' };

test.each<[string, OpeningChange, Date | null]>([
  ['the account is open', { step: 'deposit', ...opened }, null],
  ['what was ordered is known', { step: 'tell', ...opened, services: [], chequeBook: null }, null],
  [
    'the fee is paid',
    { step: 'tell', ...opened, chequeBook: { serviceId: 'CHEQUEBOOK', feeMinor: 5_00, isPaid: true } },
    null,
  ],
  ['a refusal is taken back', { step: 'services', ...opened, refusal: null }, null],
  ['the bank has refused', { step: 'refused', refusal: 'customerBlacklisted' }, after(1)],
  ['everything is done', { step: 'done', ...opened }, after(1)],
])(
  'writes down that %s, what is not named stays, and the next attempt is the first of its step',
  async (_, made, finishedAt) => {
    await claimOpening(database.db, request.authorizationReqId, startedAt);
    expect(await change(made)).toBe(true);
    expect(await find(request)).toEqual({ ...request, ...asAsked, ...made });
    const { rows: kept } = await database.pool.query(
      'select finished_at, due_at from account_openings where authorization_req_id = $1',
      [request.authorizationReqId],
    );
    expect(kept).toEqual([{ finished_at: finishedAt, due_at: after(1) }]);
    expect(await find(other)).toEqual({ ...other, ...asAsked });
  },
);

test('a step that somebody else has written down is not written again', async () => {
  const seen = await find(request);
  expect(await change({ step: 'deposit', ...opened })).toBe(true);
  const late: OpeningChange = { step: 'deposit', cifNo: '8', accountNumber: '00113700000000002' };
  expect(seen && (await changeOpening(database.db, seen, late, after(2)))).toBe(false);
  expect(await find(request)).toMatchObject(opened);
});

test('an attempt counts itself, until there is nothing more to do', async () => {
  const claim = () => claimOpening(database.db, request.authorizationReqId, startedAt);
  expect(await claim()).toEqual({ ...request, ...asAsked, attempts: 1 });
  expect(await claim()).toMatchObject({ attempts: 2 });
  await change({ step: 'done', ...opened });
  expect(await claim()).toBeUndefined();
});

test('is gone when it is deleted, and no other', async () => {
  await database.db.transaction().execute((trx) => deleteOpening(trx, request.authorizationReqId));
  expect(await find(request)).toBeUndefined();
  expect(await find(other)).toBeDefined();
});
