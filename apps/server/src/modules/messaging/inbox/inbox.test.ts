import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { messageCategories } from '@taga/contract/constants';
import { getMessage, listMessages } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  type Customers,
  comparable,
  createCustomers,
  type TestCustomer,
} from '../../access/sessions/testing/customers.ts';
import type { NewInboxMessage } from './inbox-message.ts';
import type { InboxContent } from './message-types.ts';
import { saveInboxMessage } from './store.ts';

let server: TestServer;
let customers: Customers;
let bank: ReturnType<typeof createSandboxFixtures>;
let mya: TestCustomer;
let token: { authorization: string };
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_CUSTOMER: '100000' });
  customers = await createCustomers(server);
  bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
});
afterAll(() => server.stop());

const identityOf = (number: number) =>
  ({ idType: 'NRC', idValue: `12/DAGAMA(N)${String(number).padStart(6, '0')}` }) as const;
beforeEach(async () => {
  people += 1;
  mya = await customers.add(identityOf(people));
  token = await customers.tokenOf(mya.loginId);
});

const completed: InboxContent = { type: 'AccountCompleted', body: {} };

async function tell(content: InboxContent, more: Partial<NewInboxMessage> = {}): Promise<string> {
  const id = randomUUID();
  const about = { id, customerId: mya.id, authorizationReqId: null, decisionId: null, at: new Date() };
  await server.database.db.transaction().execute((trx) => saveInboxMessage(trx, { ...about, content, ...more }));
  return id;
}

const ask = (asked: object = {}, headers = token, language = 'en') =>
  server.post(`/api/inbox/getAllMessage?lang=${language}`, { LoginId: mya.loginId, ...asked }, headers);

async function list(asked: object = {}, language = 'en') {
  const answer = await ask(asked, token, language);
  return definitionOf(listMessages).answer.parse(await answer.json()).Data;
}

const open = (Id: string, language = 'en', headers = token) =>
  server.post(`/api/inbox/get_inbox?lang=${language}`, { Id }, headers);

async function read(id: string, language = 'en') {
  return definitionOf(getMessage).answer.parse(await (await open(id, language)).json()).Data;
}

describe('the list', () => {
  test('has the newest first, ten to a page, with how many there are in all (G-125) [INB-001, INB-011, INB-014, API-025, CON-004]', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 12; day += 1) {
      ids.unshift(await tell(completed, { at: new Date(Date.UTC(2026, 0, day)) }));
    }
    const first = await list();
    expect(first.TotalCount).toBe(12);
    expect(first.Details.map(({ Id }) => Id)).toEqual(ids.slice(0, 10));
    expect(first.Details[0]).toEqual({
      Id: ids[0],
      Type: 'AccountCompleted',
      Category: 'Information',
      Subject: 'Everything for your account is ready',
      Date: '2026-01-12T00:00:00.000Z',
      Unread: true,
    });
    expect((await list({ CurrentIndex: 2 })).Details.map(({ Id }) => Id)).toEqual(ids.slice(10));
    expect((await list({ CurrentIndex: 3 })).Details).toEqual([]);
    expect((await list({ CurrentIndex: 2, PageSize: 5 })).Details.map(({ Id }) => Id)).toEqual(ids.slice(5, 10));
  });

  test('is empty for who has no messages [ERR-015]', async () => {
    expect(await list()).toEqual({ Details: [], TotalCount: 0 });
  });

  test('can be of one category [INB-012, INB-013]', async () => {
    for (const category of messageCategories) await tell(completed, { category });
    for (const Category of messageCategories) {
      const { Details, TotalCount } = await list({ Category, FromDate: '', ToDate: '' });
      expect(Details.map((message) => message.Category)).toEqual([Category]);
      expect(TotalCount).toBe(1);
    }
  });

  test('can be of one type, and is of all where it is empty (G-124) [INB-013]', async () => {
    await tell(completed);
    await tell({ type: 'MPUCreated', body: {} });
    expect((await list({ Type: 'MPUCreated' })).Details.map(({ Type }) => Type)).toEqual(['MPUCreated']);
    expect((await list({ Type: '' })).TotalCount).toBe(2);
  });

  test('can be of some days, which begin and end as they do in Myanmar [VAL-082, INB-013]', async () => {
    const beforeMidnight = await tell(completed, { at: new Date('2026-03-09T17:29:00Z') });
    const afterMidnight = await tell(completed, { at: new Date('2026-03-09T17:30:00Z') });
    const idsOf = async (FromDate: string, ToDate: string) =>
      (await list({ FromDate, ToDate })).Details.map(({ Id }) => Id);
    expect(await idsOf('2026-03-09', '2026-03-09')).toEqual([beforeMidnight]);
    expect(await idsOf('2026-03-10', '2026-03-10')).toEqual([afterMidnight]);
    expect(await idsOf('2026-03-09', '2026-03-10')).toEqual([afterMidnight, beforeMidnight]);
  });

  test('is refused for one day of two, and for what is no day (G-037) [INB-009]', async () => {
    for (const asked of [{ FromDate: '2026-01-01' }, { FromDate: '', ToDate: '2026-01-01' }, { ToDate: '1/3/2026' }]) {
      await expectError(await ask(asked), { status: 400, codes: ['TG1001'] });
    }
  });

  test("another's login id is answered like one that does not exist (G-096) [SEC-001]", async () => {
    const aung = await customers.add();
    const another = await comparable(await ask({ LoginId: aung.loginId }));
    expect(another).toMatchObject({ status: 404 });
    expect(another).toEqual(await comparable(await ask({ LoginId: 'nobody@example.com' })));
  });
});

describe('a message', () => {
  test('is unread until it is opened, and then it is not', async () => {
    const id = await tell(completed);
    expect((await list()).Details).toMatchObject([{ Unread: true }]);
    await read(id);
    expect((await list()).Details).toMatchObject([{ Unread: false }]);
  });

  test('of somebody else looks like none, and stays unread [API-026, SEC-001]', async () => {
    const id = await tell(completed);
    const aung = await customers.add();
    const his = await customers.tokenOf(aung.loginId);
    const another = await comparable(await open(id, 'en', his));
    expect(another).toMatchObject({ status: 404 });
    expect(another).toEqual(await comparable(await open(randomUUID(), 'en', his)));
    expect(another).toEqual(await comparable(await open('no-id-of-ours', 'en', his)));
    expect((await list()).Details).toMatchObject([{ Unread: true }]);
  });

  test('of an account that was opened has all that there is to know of it [INM-005, INM-007, INM-008, API-026]', async () => {
    const authorizationReqId = randomUUID();
    const body = {
      accountNumber: '00110100000000017',
      cifNo: '000000017',
      accountClass: '101',
      currency: 'MMK',
      serviceIds: ['PASSBOOK', 'MPUCARD'],
      openedAt: '2026-03-09T18:00:00Z',
    };
    const id = await tell({ type: 'AccountCreated', body }, { authorizationReqId });
    expect(await read(id)).toMatchObject({
      Type: 'AccountCreated',
      Subject: 'Your account is open',
      AuthorizationReqId: authorizationReqId,
      Action: 'Y',
      Body: {
        AccountNo: '00110100000000017',
        AccountType: 'Current',
        Acc_class: '101',
        Name: 'MYA MYA',
        CustomerID: '000000017',
        AccountOpenDate: '2026-03-10',
        Currency: 'MMK',
        AdditionalService: 'Passbook, MPU Card',
        AcType: 'MICR',
      },
    });
    expect(await read(id, 'mm')).toMatchObject({
      Subject: 'သင့်စာရင်းကို ဖွင့်ပြီးပါပြီ။',
      Body: { AccountType: 'စာရင်းရှင်အပ်ငွေစာရင်း', AdditionalService: 'ဘဏ်စာအုပ်၊ MPU ကတ်' },
    });
  });

  test('of an account without cheques offers none', async () => {
    const body = { accountNumber: '1', cifNo: '1', accountClass: '301', currency: 'MMK', serviceIds: [] };
    const id = await tell({ type: 'AccountCreated', body: { ...body, openedAt: '2026-03-09T18:00:00Z' } });
    expect(await read(id)).toMatchObject({ Action: null, Body: { AcType: null, AdditionalService: null } });
  });

  test('of a rejection has its reasons, in the language of the reader [INM-009]', async () => {
    const words = (en: string) => ({ en, mm: `မြန်မာ ${en}` });
    const reasons = [
      { category: words('ID'), items: [{ message: words('Back'), descriptions: [words('Blurred'), words('Dark')] }] },
    ];
    const body = { refusal: null, remark: words('Sorry'), reasons, note: words('Call us') };
    const id = await tell({ type: 'RequestRejected', body });
    const inEnglish = {
      Remark: 'Sorry',
      Reason: [
        {
          Category: 'ID',
          SubCategory: [{ Message: 'Back', Description: [{ Content: 'Blurred' }, { Content: 'Dark' }] }],
        },
      ],
      Note: 'Call us',
    };
    expect((await read(id)).Body).toEqual(inEnglish);
    expect((await read(id, 'mm')).Body).toMatchObject({ Remark: 'မြန်မာ Sorry', Note: 'မြန်မာ Call us' });
    expect((await list()).Details).toMatchObject([{ Category: 'KYCUpdate' }]);
  });

  test('of a domain error by the bank says why where that helps, and never what is the bank’s secret', async () => {
    const remarkOf = async (refusal: 'insufficientFunds' | 'customerBlacklisted') =>
      (await read(await tell({ type: 'RequestRejected', body: { refusal } }))).Body;
    expect(await remarkOf('insufficientFunds')).toMatchObject({ Remark: expect.stringContaining('enough money') });
    expect(await remarkOf('customerBlacklisted')).toMatchObject({
      Remark: 'The bank could not open this account for you. If you have questions, please contact customer service.',
    });
  });

  test('of a card names its branch in the language of the reader', async () => {
    const body = { cardCategory: 'VISA', creditLimit: 3_000_000, pickUpBranchCode: '001' };
    const id = await tell({ type: 'CardDelivered', body });
    expect((await read(id)).Body).toMatchObject({ CreditLimitAmt: 3_000_000, PickUpBranch: 'Ahlone Branch' });
    expect((await read(id, 'mm')).Body).toMatchObject({ PickUpBranch: 'အလုံ ဘဏ်ခွဲ' });
  });
});

describe('a cheque book', () => {
  let documentNo: string;
  let message: string;
  let accountNumber: string;

  async function openedAccount(accountClass: '101' | '301' = '101') {
    documentNo = randomUUID();
    const opened = await bank.addAccount({ identity: identityOf(people), phone: mya.phone, accountClass });
    ({ accountNumber } = opened);
    const body = { ...opened, accountClass, currency: 'MMK', serviceIds: [], openedAt: new Date().toISOString() };
    message = await tell({ type: 'AccountCreated', body }, { authorizationReqId: documentNo });
  }
  beforeEach(() => openedAccount());

  const request = (headers = token, DOCUMENT_NO = documentNo) =>
    server.post('/api/inbox/cheque_book_request', { DOCUMENT_NO }, headers);

  async function ordered(): Promise<unknown[]> {
    const { rows } = await server.database.pool.query(
      'select service_id, branch_code from bank_service_orders where account_number = $1',
      [accountNumber],
    );
    return rows;
  }

  test('is ordered at the bank, and the message has nothing left to ask for (G-079) [API-027, INM-021]', async () => {
    expect((await request()).status).toBe(200);
    expect(await ordered()).toEqual([{ service_id: 'CHEQUEBOOK', branch_code: '001' }]);
    expect(await read(message)).toMatchObject({ Action: 'N' });
  });

  test('is ordered once, however often and however concurrently it is asked for [API-027]', async () => {
    const answers = await Promise.all([request(), request(), request()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await expectError(await request(), { status: 400, codes: ['TG1503'] });
    expect(await ordered()).toHaveLength(1);
  });

  test('is ordered once where the answer of the bank got lost before it was noted', async () => {
    await request();
    await server.database.pool.query(
      `update inbox_messages set action = 'Y', body = body || '{"chequeBookRefused": true}' where id = $1`,
      [message],
    );
    expect(await read(message)).toHaveProperty('Error');
    expect((await request()).status).toBe(200);
    expect(await ordered()).toHaveLength(1);
    expect(await read(message)).toMatchObject({ Action: 'N' });
    expect(await read(message)).not.toHaveProperty('Error');
  });

  test('is refused by the bank in words that can be shown, and may be asked for again [ERR-014, INM-010]', async () => {
    await openedAccount('301');
    expect(await read(message)).not.toHaveProperty('Error');
    await expectError(await request(), { status: 400, codes: ['TG1505'] });
    expect((await read(message)).Error).toEqual({
      Message: 'Your cheque book could not be ordered',
      Details: [{ ErrorDescription: 'The bank could not carry out the request.' }],
    });
    await expectError(await request(), { status: 400, codes: ['TG1505'] });
    expect(await ordered()).toEqual([]);
  });

  test('is refused for an account that is closed', async () => {
    await server.database.pool.query('update bank_accounts set closed_at = now() where account_number = $1', [
      accountNumber,
    ]);
    await expectError(await request(), { status: 400, codes: ['TG1501'] });
    // The bank is not asked, so that it has refused nothing that might be tried again.
    expect(await read(message)).not.toHaveProperty('Error');
    expect(await ordered()).toEqual([]);
  });

  test("for another's account is answered as if there were none [SEC-001]", async () => {
    const aung = await customers.add();
    const his = await customers.tokenOf(aung.loginId);
    const another = await comparable(await request(his));
    expect(another).toMatchObject({ status: 404 });
    expect(another).toEqual(await comparable(await request(his, randomUUID())));
    expect(another).toEqual(await comparable(await request(his, 'DOC-1')));
    expect(await ordered()).toEqual([]);
  });
});
