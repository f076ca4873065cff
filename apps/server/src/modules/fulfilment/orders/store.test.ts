import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import { addStaff } from '../../desk/decisions/testing/decision-world.ts';
import {
  countOrders,
  findOrderedServices,
  findOrders,
  findOwnOrder,
  findRejecters,
  findSubmitted,
  forgetServicesExcept,
  hasPendingServices,
  proposeServiceRejection,
  rejectServicesExcept,
  saveOrderedServices,
  settleService,
  undoServiceRejection,
} from './store.ts';
import {
  clearIdentityMark,
  correctSubmitted,
  findSubmittedRecord,
  grantTerms,
  insertOrder,
} from './submitted-store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let id: string;
/** Of the same customer, and somebody else's: neither is ever meant. */
let anotherId: string;
let foreignId: string;
let staffId: string;

const name = { en: 'Passbook', mm: 'ဘဏ်စာအုပ်' };
const remarks = { en: 'Not offered here', mm: 'မရှိပါ' };
const noDays = { from: undefined, before: undefined };

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
  staffId = await addStaff(database, 'Aye Aye');
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  const strangerId = await rows.addCustomer();
  id = await addOrder(customerId);
  anotherId = await addOrder(customerId, { account_class: '325' });
  foreignId = await addOrder(strangerId);
});

async function addOrder(
  ownerId: string,
  application: Partial<Insertable<DB['applications']>> = {},
  order: Partial<Insertable<DB['orders']>> = {},
): Promise<string> {
  const applicationId = await rows.addApplication(ownerId, { status: 'PENDING', ...application });
  return rows.addOrder(ownerId, applicationId, order);
}

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;

const addService = (serviceId: string, changes: Partial<Insertable<DB['ordered_services']>> = {}) =>
  database.db
    .insertInto('ordered_services')
    .values({
      authorization_req_id: id,
      service_id: serviceId,
      name: JSON.stringify(name),
      created_at: startedAt,
      ...changes,
    })
    .execute();

const wanted = () => ({
  rejection_by: staffId,
  rejection_at: startedAt,
  rejection_remark: JSON.stringify(remarks),
});

/** How each service stands, and whether somebody wants to reject it. */
async function servicesOf(orderId = id) {
  const services = await findOrderedServices(database.db, [orderId]);
  return Object.fromEntries(
    services.map(({ serviceId, status, rejection }) => [serviceId, rejection ? `${status}?` : status]),
  );
}

describe('the orders of a customer', () => {
  test('are listed the newest first, of one moment by their ids, page by page [ORD-016]', async () => {
    const others = [];
    for (const minutes of [3, 3, 1]) {
      const created_at = after(minutes);
      others.push(await addOrder(customerId, { account_class: '137', ended_at: created_at }, { created_at }));
    }
    const sorted = (ids: string[]) => ids.toSorted().toReversed();
    const newestFirst = [...sorted(others.slice(0, 2)), ...others.slice(2), ...sorted([id, anotherId])];
    const listed = async (number: number) =>
      (await findOrders(database.db, customerId, noDays, { number, size: 2 })).map((each) => each.authorizationReqId);
    expect([...(await listed(1)), ...(await listed(2)), ...(await listed(3))]).toEqual(newestFirst);
    expect(await countOrders(database.db, customerId, noDays)).toBe(5);
  });

  test.each([
    ['from the first moment on', { from: after(2), before: undefined }, [3, 2]],
    ['up to the last moment, which is the next day', { from: undefined, before: after(2) }, [1]],
    ['of the days between', { from: after(1), before: after(3) }, [2, 1]],
  ])('of some days are those %s [ORD-016]', async (_, filter, expected) => {
    const owner = await rows.addCustomer();
    for (const minutes of [1, 2, 3]) await addOrder(owner, { ended_at: startedAt }, { created_at: after(minutes) });
    const found = await findOrders(database.db, owner, filter, { number: 1, size: 15 });
    expect(found.map(({ at }) => at)).toEqual(expected.map(after));
    expect(await countOrders(database.db, owner, filter)).toBe(expected.length);
  });

  test('are found by their ids, and those of others or with an id that is none are not [SEC-001]', async () => {
    const order = { BranchCode: '001' };
    const named = await addOrder(
      customerId,
      { account_class: null, currency: null, kind: 'card' },
      { record: JSON.stringify(order), service_type: 'CREDITCARD', expected_on: '2026-03-03', created_at: after(1) },
    );
    const found = (authorizationReqId: string) => findOwnOrder(database.db, { customerId, authorizationReqId });
    expect(await found(named)).toEqual({
      authorizationReqId: named,
      applicationNo: expect.stringMatching(/^A-/),
      accountClass: null,
      serviceType: 'CREDITCARD',
      status: 'PENDING',
      branchCode: '001',
      at: after(1),
      expectedOn: '2026-03-03',
    });
    for (const missing of [foreignId, randomUUID(), 'no id']) expect(await found(missing)).toBeUndefined();
  });

  test.each([
    ['while nobody has decided', 'PENDING', '2026-03-03'],
    ['not of one that was decided', 'COMPLETED', null],
  ])('say by when there is an answer %s', async (_, status, expectedOn) => {
    const awaited = await addOrder(customerId, { status, account_class: '137' }, { expected_on: '2026-03-03' });
    const found = await findOwnOrder(database.db, { customerId, authorizationReqId: awaited });
    expect(found?.expectedOn).toBe(expectedOn);
  });
});

describe('the services of an order', () => {
  test('are listed in the order they were asked for, then by name, with the rejection somebody wants', async () => {
    await addService('PASSBOOK', { created_at: after(1) });
    await addService('MPUCARD', { created_at: after(1), status: 'COMPLETED' });
    await addService('SMS', wanted());
    await addService('FOREIGN', { authorization_req_id: foreignId });
    expect(await findOrderedServices(database.db, [id])).toEqual([
      {
        authorizationReqId: id,
        serviceId: 'SMS',
        name,
        status: 'PENDING',
        at: startedAt,
        rejection: { remarks, by: staffId, at: startedAt },
      },
      { authorizationReqId: id, serviceId: 'MPUCARD', name, status: 'COMPLETED', at: after(1), rejection: null },
      { authorizationReqId: id, serviceId: 'PASSBOOK', name, status: 'PENDING', at: after(1), rejection: null },
    ]);
    expect(await findOrderedServices(database.db, [])).toEqual([]);
    expect(await findOrderedServices(database.db, [id, foreignId])).toHaveLength(4);
  });

  test('name those who want to reject one of this order, and of no other', async () => {
    const other = await addStaff(database, 'Ko Ko');
    await addService('SMS', wanted());
    await addService('PASSBOOK');
    await addService('FOREIGN', { ...wanted(), authorization_req_id: foreignId, rejection_by: other });
    expect(await findRejecters(database.db, id)).toEqual(new Map([[staffId, 'Aye Aye']]));
  });

  const service = (serviceId: string, of = id) => ({ authorizationReqId: of, serviceId });

  describe.each([
    {
      does: 'is about to be rejected',
      change: (of: string, serviceId: string) =>
        changing<boolean>((trx) =>
          proposeServiceRejection(trx, service(serviceId, of), { remarks, by: staffId, at: startedAt }),
        ),
      may: ['WAITS'],
      becomes: 'PENDING?',
    },
    {
      does: 'is no longer about to be rejected',
      change: (of: string, serviceId: string) =>
        changing<boolean>((trx) => undoServiceRejection(trx, service(serviceId, of))),
      may: ['WANTED'],
      becomes: 'PENDING',
    },
    {
      does: 'is completed',
      change: (of: string, serviceId: string) =>
        changing<boolean>((trx) => settleService(trx, service(serviceId, of), 'COMPLETED')),
      may: ['WAITS'],
      becomes: 'COMPLETED',
    },
    {
      does: 'is rejected',
      change: (of: string, serviceId: string) =>
        changing<boolean>((trx) => settleService(trx, service(serviceId, of), 'REJECTED')),
      may: ['WAITS', 'WANTED'],
      becomes: /^REJECTED\??$/,
    },
  ])('one $does', ({ change, may, becomes }) => {
    const before = {
      WAITS: 'PENDING',
      WANTED: 'PENDING?',
      COMPLETED: 'COMPLETED',
      REJECTED: 'REJECTED',
      CONFIRMED: 'REJECTED?',
    };
    beforeEach(async () => {
      for (const of of [id, anotherId]) {
        const authorization_req_id = of;
        await addService('WAITS', { authorization_req_id });
        await addService('WANTED', { authorization_req_id, ...wanted() });
        await addService('COMPLETED', { authorization_req_id, status: 'COMPLETED' });
        await addService('REJECTED', { authorization_req_id, status: 'REJECTED' });
        await addService('CONFIRMED', { authorization_req_id, status: 'REJECTED', ...wanted() });
      }
    });

    test.each(Object.keys(before))('where it stands as %s, alone and of this order alone', async (serviceId) => {
      const isAllowed = may.includes(serviceId);
      expect(await change(id, serviceId)).toBe(isAllowed);
      const changed = isAllowed ? { [serviceId]: expect.stringMatching(becomes) } : {};
      expect(await servicesOf()).toEqual({ ...before, ...changed });
      expect(await servicesOf(anotherId)).toEqual(before);
      // Done twice it is done once.
      if (isAllowed) expect(await change(id, serviceId)).toBe(false);
    });

    test('where it is one of the order', async () => {
      expect(await change(id, 'NOTHING')).toBe(false);
    });
  });

  test.each([
    ['all that wait but those the bank has accepted', ['PASSBOOK'], { PASSBOOK: 'PENDING', SMS: 'REJECTED' }],
    ['all that wait where it has accepted none', [], { PASSBOOK: 'REJECTED', SMS: 'REJECTED' }],
  ])('are rejected: %s', async (_, accepted, expected) => {
    for (const of of [id, anotherId]) {
      await addService('PASSBOOK', { authorization_req_id: of });
      await addService('SMS', { authorization_req_id: of });
      await addService('MPUCARD', { authorization_req_id: of, status: 'COMPLETED' });
    }
    await changing((trx) => rejectServicesExcept(trx, id, accepted));
    expect(await servicesOf()).toEqual({ ...expected, MPUCARD: 'COMPLETED' });
    expect(await servicesOf(anotherId)).toEqual({ PASSBOOK: 'PENDING', SMS: 'PENDING', MPUCARD: 'COMPLETED' });
  });

  test.each([
    ['all but those that are still wanted', ['PASSBOOK'], { PASSBOOK: 'PENDING' }],
    ['all where none is wanted any more', [], {}],
  ])('are forgotten: %s', async (_, kept, expected) => {
    for (const of of [id, anotherId]) {
      await addService('PASSBOOK', { authorization_req_id: of });
      await addService('SMS', { authorization_req_id: of });
    }
    await changing((trx) => forgetServicesExcept(trx, id, kept));
    expect(await servicesOf()).toEqual(expected);
    expect(await servicesOf(anotherId)).toEqual({ PASSBOOK: 'PENDING', SMS: 'PENDING' });
  });

  test('are added once each, and to an order that is there', async () => {
    const services = [{ serviceId: 'PASSBOOK', name }];
    await addService('PASSBOOK', { status: 'COMPLETED' });
    await changing(async (trx) => {
      await saveOrderedServices(trx, id, [...services, { serviceId: 'SMS', name }], after(1));
      await saveOrderedServices(trx, randomUUID(), services, after(1));
    });
    expect(await servicesOf()).toEqual({ PASSBOOK: 'COMPLETED', SMS: 'PENDING' });
    expect(await servicesOf(anotherId)).toEqual({});
  });

  test('are all done when none of this order waits', async () => {
    const hasPending = () => changing<boolean>((trx) => hasPendingServices(trx, id));
    await addService('SMS', { authorization_req_id: anotherId });
    await addService('MPUCARD', { status: 'COMPLETED' });
    await addService('PASSBOOK', { status: 'REJECTED' });
    expect(await hasPending()).toBe(false);
    await addService('SMS');
    expect(await hasPending()).toBe(true);
  });
});

describe('what was submitted', () => {
  const submitted = (changes: object = {}) => ({
    authorizationReqId: id,
    customerId,
    record: { BranchCode: '001', Services: null },
    marks: ['identity-not-verified' as const],
    services: [
      { serviceId: 'PASSBOOK', name, description: name, isReadOnly: false, isPreSelected: false, isScheduled: false },
    ],
    at: after(5),
    ...changes,
  });
  const orderOf = (of: string) =>
    database.db.selectFrom('orders').selectAll().where('authorization_req_id', '=', of).executeTakeFirst();

  test('is kept as it was, with nothing where nothing was said', async () => {
    const fresh = await rows.addApplication(customerId, { account_class: '137' });
    await changing((trx) => insertOrder(trx, submitted({ authorizationReqId: fresh })));
    expect(await orderOf(fresh)).toEqual({
      authorization_req_id: fresh,
      customer_id: customerId,
      record: { BranchCode: '001', Services: null },
      marks: ['identity-not-verified'],
      service_type: null,
      terms: {},
      expected_on: null,
      created_at: after(5),
    });
    expect(await servicesOf(fresh)).toEqual({ PASSBOOK: 'PENDING' });
  });

  test('takes the place of what was submitted before, and services that are no longer wanted are gone', async () => {
    await addService('SMS');
    await addService('PASSBOOK');
    const terms = { limit: 5 };
    const more = { serviceType: 'CREDITCARD', terms, expectedOn: '2026-03-05', marks: [] };
    await changing((trx) => insertOrder(trx, submitted(more)));
    expect(await orderOf(id)).toMatchObject({
      record: { BranchCode: '001' },
      marks: [],
      service_type: 'CREDITCARD',
      terms,
      expected_on: '2026-03-05',
      created_at: startedAt,
    });
    expect(await servicesOf()).toEqual({ PASSBOOK: 'PENDING' });
    expect(await orderOf(anotherId)).toMatchObject({ record: {}, terms: {} });
    expect(await findSubmitted(database.db, id)).toEqual({ record: { BranchCode: '001', Services: null }, terms });
    expect(await changing((trx) => findSubmittedRecord(trx, id))).toMatchObject({ BranchCode: '001' });
  });

  test('has nothing of what is not submitted again', async () => {
    const terms = { limit: 5 };
    await changing((trx) =>
      insertOrder(trx, submitted({ serviceType: 'CREDITCARD', terms, expectedOn: '2026-03-05' })),
    );
    await changing((trx) => insertOrder(trx, submitted()));
    expect(await orderOf(id)).toMatchObject({ service_type: null, terms: {}, expected_on: null });
  });

  test('of a draft is nothing', async () => {
    const draft = await rows.addApplication(customerId, { account_class: '137' });
    expect(await findSubmitted(database.db, draft)).toBeUndefined();
    expect(await changing((trx) => findSubmittedRecord(trx, draft))).toBeUndefined();
  });

  test('loses the mark of an identity that is verified after all, and no other', async () => {
    const marks = { marks: ['identity-not-verified' as const, 'details-reported-wrong' as const] };
    const marked = [];
    for (const account_class of ['137', '501']) marked.push(await addOrder(customerId, { account_class }, marks));
    const [verified = '', other = ''] = marked;
    await changing((trx) => clearIdentityMark(trx, verified));
    expect(await orderOf(verified)).toMatchObject({ marks: ['details-reported-wrong'] });
    expect(await orderOf(other)).toMatchObject(marks);
  });

  test('is granted its terms beside those it had, and nothing where there are none', async () => {
    const asked = await addOrder(customerId, { account_class: '137' }, { terms: '{"requested":3}' });
    const version = async () =>
      (await database.pool.query('select xmin from orders where authorization_req_id = $1', [asked])).rows[0].xmin;
    await changing((trx) => grantTerms(trx, asked, { limit: 2 }));
    expect(await orderOf(asked)).toMatchObject({ terms: { requested: 3, limit: 2 } });
    expect(await orderOf(anotherId)).toMatchObject({ terms: {} });
    const written = await version();
    await changing((trx) => grantTerms(trx, asked, {}));
    expect(await version()).toBe(written);
  });

  test('says who they are in the words of the profile while it is being decided, for accounts alone', async () => {
    const cases = ['WAITING', 'PROPOSED', 'CORRECTION', 'OPENING', 'COMPLETED', 'REJECTED'] as const;
    const addCase = async (owner: string, of: string, status: (typeof cases)[number], account_class: string | null) =>
      database.db
        .insertInto('cases')
        .values({
          authorization_req_id: of,
          customer_id: owner,
          queue: account_class ? 'cases' : 'cards',
          application_status: 'PENDING',
          account_class,
          status,
          handed_in_at: startedAt,
        })
        .execute();
    const told: Record<string, string> = {};
    for (const [index, status] of cases.entries()) {
      const record = JSON.stringify({ Name: 'OLD', BranchCode: '001' });
      const ended_at = after(index);
      for (const account_class of ['301', null]) {
        const kind = account_class ? 'account' : 'card';
        const of = await addOrder(customerId, { kind, account_class, ended_at }, { record });
        await addCase(customerId, of, status, account_class);
        told[`${kind} ${status}`] = of;
      }
    }
    const strangerId = await rows.addCustomer();
    const stranger = await addOrder(strangerId, {}, { record: '{"Name":"OTHER"}' });
    await addCase(strangerId, stranger, 'WAITING', '301');

    const found = await changing<string[]>((trx) => correctSubmitted(trx, customerId, { Name: 'NEW' }));
    const undecided = ['account', 'card'].flatMap((kind) => cases.slice(0, 3).map((status) => `${kind} ${status}`));
    expect(found).toEqual(undecided.map((each) => told[each]).toSorted());
    for (const [which, of] of Object.entries(told)) {
      const isCorrected = which.startsWith('account') && undecided.includes(which);
      const record = { Name: isCorrected ? 'NEW' : 'OLD', BranchCode: '001' };
      expect(await orderOf(of), which).toMatchObject({ record });
    }
    expect(await orderOf(stranger)).toMatchObject({ record: { Name: 'OTHER' } });
  });
});
