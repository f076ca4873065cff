import { randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { after, applicationRows, startedAt } from '../../applications/drafts/testing/application-rows.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { readOutbox } from '../../messaging/channels/testing/read-outbox.ts';
import type { InboxContent, SavedMessage } from '../../messaging/inbox/index.ts';
import { changeApplicationStatus } from './change-application.ts';
import { changeServiceStatus } from './change-service.ts';
import { announceAgain, type CustomerNotice, newsOf, notifyCustomer, submissionNotice } from './notify-customer.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  customerId = await rows.addCustomer();
  id = await rows.addApplication(customerId, { status: 'PENDING' });
  await rows.addOrder(customerId, id);
  await database.db
    .insertInto('cases')
    .values({
      authorization_req_id: id,
      customer_id: customerId,
      queue: 'cases',
      account_class: '301',
      status: 'WAITING',
      application_status: 'PENDING',
      handed_in_at: startedAt,
    })
    .execute();
});

const changing = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;
const query = async (statement: string, ...values: unknown[]) => (await database.pool.query(statement, values)).rows;
const wants = (mail: boolean, sms: boolean) =>
  query('update customers set wants_mail = $2, wants_sms = $3 where id = $1', customerId, mail, sms);
const inbox = () => query('select type, body from inbox_messages where customer_id = $1 order by type', customerId);
const events = () =>
  query('select kind, service_id, status from webhook_events where authorization_req_id = $1 order by status', id);
const audited = () => query('select action, facts from audit_entries where subject_id = $1 order by id', id);

/** What would be sent, by email and by SMS. */
async function sent() {
  const { person } = await getCustomer(database.db, customerId);
  const [mails, texts] = [await readOutbox(database, person.loginId), await readOutbox(database, person.phone)];
  return { mails: mails.map(({ values }) => values), texts: texts.map(({ values }) => values) };
}

const opened: InboxContent = {
  type: 'AccountCreated',
  body: {
    accountNumber: '00130100000000001',
    cifNo: '7',
    accountClass: '301',
    currency: 'MMK',
    serviceIds: [],
    openedAt: startedAt.toISOString(),
  },
};

describe('a customer is notified', () => {
  const notify = (changes: Partial<CustomerNotice> = {}) =>
    changing((trx) =>
      notifyCustomer(trx, {
        authorizationReqId: id,
        customerId,
        decisionId: randomUUID(),
        content: opened,
        news: 'opened',
        at: startedAt,
        ...changes,
      }),
    );

  test.each([
    ['in the inbox alone', false, false],
    ['by email', true, false],
    ['by SMS', false, true],
    ['by both', true, true],
  ])('%s, as they want it', async (_, mail, sms) => {
    await wants(mail, sms);
    await notify();
    expect(await inbox()).toMatchObject([{ type: 'AccountCreated' }]);
    const { mails, texts } = await sent();
    expect([mails.length, texts.length]).toEqual([Number(mail), Number(sms)]);
  });

  test('with the number of the application, the day and the deposit in whole units', async () => {
    await wants(true, true);
    const deposit = { money: { currency: 'MMK', minor: 10_000_50 }, branchCode: '001' } as const;
    await notify({ expectedDay: '2026-03-04', isCorrection: true, deposit });
    const { mails, texts } = await sent();
    const said = {
      news: 'opened',
      applicationNo: expect.stringMatching(/^A-/),
      expectedDay: '2026-03-04',
      isCorrection: true,
    };
    expect(mails).toEqual([
      { ...said, name: 'MYA MYA', deposit: { amount: 10_000.5, currency: 'MMK', branchCode: '001' } },
    ]);
    expect(texts).toEqual([said]);
    await notify();
    expect((await sent()).mails.filter((values) => 'deposit' in values)).toHaveLength(1);
  });

  test.each<[string, Partial<CustomerNotice>]>([
    ['of a service', { news: 'service' }],
    ['of what is no application', { authorizationReqId: randomUUID() }],
  ])('by no SMS %s', async (_, changes) => {
    await wants(true, true);
    await notify(changes);
    const { mails, texts } = await sent();
    expect([mails.length, texts.length]).toEqual([1, 0]);
  });
});

describe('a message is announced again', () => {
  const message = (content: InboxContent, authorizationReqId: string | null = id): SavedMessage => ({
    id: '7',
    content,
    authorizationReqId,
    category: 'Information',
    action: null,
    readAt: null,
    at: startedAt,
  });
  const again = async (saved: SavedMessage) => {
    const customer = await getCustomer(database.db, customerId);
    return changing<boolean>((trx) => announceAgain(trx, customer, saved));
  };
  const submitted: InboxContent = {
    type: 'ApplicationSubmitted',
    body: { expectedDay: '2026-03-04', isCorrection: true },
  };

  test('in the words of the first time, and in place of one that waits', async () => {
    await wants(true, true);
    for (const _ of [1, 2]) expect(await again(message(submitted))).toBe(true);
    const said = { news: 'submitted', expectedDay: '2026-03-04', isCorrection: true };
    const { mails, texts } = await sent();
    // What is replaced is to nobody any more.
    const told = [{}, expect.objectContaining(said)];
    expect([mails, texts]).toEqual([told, told]);
  });

  test.each<[string, InboxContent, boolean, boolean, boolean]>([
    ['by email', opened, true, false, true],
    ['by SMS', opened, false, true, true],
    ['not where the customer wants neither', opened, false, false, false],
    ['not of a service by SMS alone', { type: 'PassbookCreated', body: {} }, false, true, false],
  ])('%s', async (_, content, mail, sms, isSent) => {
    await wants(mail, sms);
    expect(await again(message(content))).toBe(isSent);
    const { mails, texts } = await sent();
    expect(mails.length + texts.length > 0).toBe(isSent);
  });

  test('not where it is about no request', async () => {
    await wants(true, true);
    expect(newsOf(message(opened, null))).toBeUndefined();
    expect(await again(message(opened, null))).toBe(false);
    expect(await sent()).toEqual({ mails: [], texts: [] });
  });

  test.each<[InboxContent, string]>([
    [opened, 'opened'],
    [{ type: 'RequestRejected', body: { refusal: null } }, 'rejected'],
    [submitted, 'submitted'],
    [{ type: 'AccountCompleted', body: {} }, 'service'],
    [{ type: 'CardDelivered', body: {} }, 'card'],
  ])('$type as news of its own', (content, news) => {
    expect(newsOf(message(content))).toBe(news);
  });

  test.each([
    [false, { expectedDay: '2026-03-04' }],
    [true, { expectedDay: '2026-03-04', isCorrection: true }],
  ])('what was submitted says whether it is a correction: %s', (isCorrection, body) => {
    expect(submissionNotice('2026-03-04', { isCorrection })).toEqual({
      decisionId: null,
      content: { type: 'ApplicationSubmitted', body },
      news: 'submitted',
      ...body,
    });
  });
});

describe('an application changes its status', () => {
  const change = (changes: object = {}) =>
    changing((trx) =>
      changeApplicationStatus(trx, {
        kind: accountKind,
        authorizationReqId: id,
        customerId,
        status: 'APPROVED',
        actor: { kind: 'system' },
        at: after(1),
        ...changes,
      }),
    );
  const stateOf = async () => {
    const [row] = await query(
      `select a.status, a.ended_at as "endedAt", c.status as place from applications a join cases c using (authorization_req_id)
       where authorization_req_id = $1`,
      id,
    );
    return row;
  };

  test.each([
    ['APPROVED', 'OPENING', null],
    ['COMPLETED', 'COMPLETED', after(1)],
    ['REJECTED', 'REJECTED', after(1)],
  ])('to %s: queue, other systems and the history hear of it', async (status, place, endedAt) => {
    await change({ status });
    expect(await stateOf()).toEqual({ status, place, endedAt });
    expect(await events()).toEqual([{ kind: 'application', service_id: null, status }]);
    expect(await audited()).toEqual([{ action: `application.${status.toLowerCase()}`, facts: {} }]);
    expect(await inbox()).toEqual([]);
  });

  test('and tells more where there is more to tell, and the customer', async () => {
    const notice = { decisionId: id, content: opened, news: 'opened' };
    await change({ event: 'CREATED', facts: { orderId: '7' }, notice });
    expect(await stateOf()).toMatchObject({ status: 'APPROVED' });
    expect(await events()).toMatchObject([{ status: 'CREATED' }]);
    expect(await audited()).toEqual([{ action: 'application.created', facts: { orderId: '7' } }]);
    expect(await inbox()).toMatchObject([{ type: 'AccountCreated' }]);
  });
});

describe('a service comes to its end', () => {
  const name = JSON.stringify({ en: 'A service', mm: 'ဝန်ဆောင်မှု' });
  const remark = { en: 'Not offered here', mm: 'မရှိပါ' };
  const addService = (serviceId: string, changes: Partial<Insertable<DB['ordered_services']>> = {}) =>
    database.db
      .insertInto('ordered_services')
      .values({ authorization_req_id: id, service_id: serviceId, name, created_at: startedAt, ...changes })
      .execute();
  const change = (serviceId: string, status: 'COMPLETED' | 'REJECTED', told: typeof remark | undefined = undefined) =>
    changing<boolean>((trx) =>
      changeServiceStatus(trx, {
        authorizationReqId: id,
        customerId,
        serviceId,
        status,
        remark: told,
        actor: { kind: 'system' },
        at: after(1),
      }),
    );

  test.each([
    ['mpuCard', 'COMPLETED', undefined, [{ type: 'MPUCreated', body: {} }]],
    ['DEBITCARD', 'COMPLETED', remark, [{ type: 'MPUCreated', body: { note: remark } }]],
    ['CHEQUEBOOK', 'COMPLETED', undefined, [{ type: 'ChequeBookCreated', body: {} }]],
    ['PASSBOOK', 'COMPLETED', undefined, [{ type: 'PassbookCreated', body: {} }]],
    ['SMS', 'COMPLETED', remark, []],
    ['MBANKING', 'REJECTED', remark, [{ type: 'mBankingRequestRejected', body: { content: remark } }]],
    ['Mobile', 'REJECTED', undefined, [{ type: 'mBankingRequestRejected', body: {} }]],
    ['MBANKING', 'COMPLETED', undefined, []],
    ['PASSBOOK', 'REJECTED', remark, []],
  ] as const)(
    '%s is %s, which the customer, other systems and the history hear of',
    async (serviceId, status, told, messages) => {
      await addService(serviceId);
      await addService('WAITS');
      expect(await change(serviceId, status, told)).toBe(true);
      expect(await inbox()).toEqual(messages);
      expect(await events()).toEqual([{ kind: 'service', service_id: serviceId, status }]);
      expect(await audited()).toEqual([{ action: `service.${status.toLowerCase()}`, facts: { serviceId } }]);
    },
  );

  test('with the last of them everything for the account is done', async () => {
    await addService('PASSBOOK');
    await addService('SMS', { status: 'REJECTED' });
    await change('PASSBOOK', 'COMPLETED');
    expect((await inbox()).map(({ type }) => type)).toEqual(['AccountCompleted', 'PassbookCreated']);
  });

  test('once: nobody hears of one that has ended before', async () => {
    await addService('PASSBOOK', { status: 'COMPLETED' });
    expect(await change('PASSBOOK', 'COMPLETED')).toBe(false);
    expect([await inbox(), await events(), await audited()]).toEqual([[], [], []]);
  });
});
