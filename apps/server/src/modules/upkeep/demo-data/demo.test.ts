import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionOf } from '@taga/contract';
import { getApplication, getCreditOrder, getMessage, listMessages, listOrders } from '@taga/contract/endpoints';
import { applicationStatuses } from '@taga/contract/records/applications/account-info';
import { messageTypes } from '@taga/contract/records/messaging/message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackOffice, createSandboxBank } from '../../../bank/sandbox/index.ts';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { createEncryptedFiles, createFolderFileStore } from '../../../files/index.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createPasswords } from '../../access/passwords/index.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { addFile } from '../../applications/documents/index.ts';
import { createCustomer } from '../../customers/customers/index.ts';
import { somebody } from '../../customers/customers/testing/somebody.ts';
import { seedDemoFiles } from './demo-files.ts';
import { demoOrders, passportOrder } from './demo-inbox.ts';
import { demoPassword, demoPeople, inboxPerson, passportPerson } from './demo-people.ts';
import { describeDemo } from './describe-demo.ts';
import { seedDemo } from './seed-demo.ts';

const now = () => new Date();
const passwords = createPasswords({ parallel: 2, withinMs: 60_000 });

let server: TestServer;
let customers: Customers;

function seed(db = server.database.db): Promise<void> {
  const parts = { db, now };
  return seedDemo({ ...parts, bank: createSandboxBank(parts), backOffice: createBackOffice(parts), passwords });
}

const countsOf = async () => {
  const { rows } = await server.database.pool.query(`select
    (select count(*)::int from customers) customers,
    (select count(*)::int from bank_orders) orders,
    (select sum(balance_minor)::bigint::text from bank_accounts where cif_no is not null) total`);
  return rows[0];
};

beforeAll(async () => {
  server = await startTestServer();
  // Two processes that start at the same moment.
  await Promise.all([seed(), seed()]);
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

async function signIn(loginId: string) {
  const answer = await customers.login(loginId, demoPassword);
  const { Data } = (await answer.json()) as { Data: { accesstoken: string; PRODUCT_CODE: string | null } };
  return { ...Data, headers: { authorization: `Bearer ${Data.accesstoken}` } };
}

async function balancesOf(loginId: string): Promise<unknown> {
  const { headers } = await signIn(loginId);
  const answer = await server.get(`/api/balances?LOGIN_ID=${loginId}&IS_MASKED=False`, headers);
  return ((await answer.json()) as { Data: unknown }).Data;
}

test('the README lists them all, with the password and who they are', () => {
  const readme = readFileSync(new URL('../../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`${demoPassword}\``);
  for (const { person, who } of demoPeople) expect(readme).toContain(`| \`${person.loginId}\` | ${who} |`);
});

describe('the demo customers', () => {
  test('are made once, no matter who starts when and however often', async () => {
    const before = await countsOf();
    expect(before).toEqual({ customers: 7, orders: 11, total: '6208950000' });
    await seed();
    expect(await countsOf()).toEqual(before);
  });

  test('all sign in with the published password', async () => {
    for (const { person } of demoPeople) {
      expect((await signIn(person.loginId)).accesstoken, person.loginId).toBeDefined();
    }
  });

  test('an existing customer has a 301 and a 501 with money', async () => {
    expect(await balancesOf('existing@demo.example')).toMatchObject([
      { ACCLASS: '301', AVLBAL: 1_250_000 },
      { ACCLASS: '501', AVLBAL: 60_000_000 },
    ]);
  });

  test('another has less than 10,000 MMK, and a new one has no account', async () => {
    expect(await balancesOf('low@demo.example')).toMatchObject([{ ACCLASS: '301', AVLBAL: 9_500 }]);
    expect(await balancesOf('new@demo.example')).toEqual([]);
  });

  test('one came for a card, one has a passport, one is blacklisted', async () => {
    expect(await signIn('card@demo.example')).toMatchObject({ PRODUCT_CODE: 'CREDITCARD' });
    const { headers } = await signIn('passport@demo.example');
    const profile = await server.post('/api/auth/profile', { LOGIN_ID: 'passport@demo.example' }, headers);
    expect(await profile.json()).toMatchObject({ Data: { UID_TYPE: 'PASSPORT' } });
    const blacklisted = await signIn('blacklisted@demo.example');
    const answer = await server.post(
      '/api/create-account/check/blacklist',
      { UID: '12/AHLANA(N)100006' },
      blacklisted.headers,
    );
    expect(await answer.json()).toEqual({ Data: { BlackListDetails: { IsBlackList: true } } });
  });
});

async function cardOrderOf(loginId: string) {
  const { headers } = await signIn(loginId);
  const answer = await server.post('/api/orders/getAll', { LoginId: loginId }, headers);
  const [order] = definitionOf(listOrders).answer.parse(await answer.json()).Data.Details;
  const detail = await server.post(
    '/api/orders/getCreditOrderDetail',
    { DOCNumber: order?.AuthorizationReqId },
    headers,
  );
  return definitionOf(getCreditOrder).answer.parse(await detail.json()).Data;
}

test('one has a card and the order it came from, another an application to correct [SBX-005]', async () => {
  const applicantOf = async (loginId: string) => (await cardOrderOf(loginId)).Applicant;
  expect(await applicantOf('card@demo.example')).toMatchObject({
    APPLICATION_STATUS: 'DELIVERED',
    APPROVED_AMOUNT: 2_500_000,
  });
  expect(await applicantOf('low@demo.example')).toMatchObject({
    APPLICATION_STATUS: 'INCOMPLETED',
    INCOMPLETE_REMARK: 'Send a proof of income from the last three months with your name on it.',
  });
  expect((await server.database.pool.query('select status from bank_cards')).rows).toEqual([{ status: 'ISSUED' }]);
  // The bank has made that card: nothing is left to order from it.
  const ordered = await server.database.pool.query(
    `select step, card->>'cardId' = bank_cards.card_id as same, finished_at is not null as done
     from card_orders, bank_cards`,
  );
  expect(ordered.rows).toEqual([{ step: 'done', same: true, done: true }]);
});

describe('the customer with a full inbox', () => {
  const { loginId } = inboxPerson.person;
  const listed = { LoginId: loginId, PageSize: 100 };

  test('has a message of every type, and some of them are unread [SBX-005]', async () => {
    const { headers } = await signIn(loginId);
    const answer = await server.post('/api/inbox/getAllMessage', listed, headers);
    const { Details } = definitionOf(listMessages).answer.parse(await answer.json()).Data;
    expect(new Set(Details.map(({ Type }) => Type))).toEqual(new Set([...messageTypes, 'CorrectionRequested']));
    expect(Details.filter(({ Unread }) => Unread)).toHaveLength(4);
    for (const { Id } of Details) {
      for (const lang of ['en', 'mm']) {
        const message = await server.post(`/api/inbox/get_inbox?lang=${lang}`, { Id }, headers);
        expect(definitionOf(getMessage).answer.safeParse(await message.json()).error).toBeUndefined();
      }
    }
  });

  test('has an order in every status, with services in every status, and each can be opened [SBX-005]', async () => {
    const { headers } = await signIn(loginId);
    const answer = await server.post('/api/orders/getAll', listed, headers);
    const { Details } = definitionOf(listOrders).answer.parse(await answer.json()).Data;
    expect(new Set(Details.map(({ Status }) => Status))).toEqual(
      new Set(applicationStatuses.filter((status) => status !== 'INIT')),
    );
    const services = Details.flatMap(({ Services }) => Services.map(({ Status }) => Status));
    expect(new Set(services)).toEqual(new Set(['PENDING', 'COMPLETED', 'REJECTED']));
    for (const { AuthorizationReqId: Id } of Details) {
      const order = await server.post('/api/create-account/get_account', { Id }, headers);
      expect(definitionOf(getApplication).answer.safeParse(await order.json()).error).toBeUndefined();
    }
  });

  test('comes too where the other customers were made by an earlier version', async () => {
    const database = await createTestDatabase();
    await database.pool.query(`insert into demo_data (name, created_at) values ('customers', now())`);
    await seed(database.db);
    const { rows } = await database.pool.query('select login_id from customers');
    expect(rows).toEqual([{ login_id: loginId }]);
    await database.drop();
  });
});

describe('the lines at the start', () => {
  test('name each demo customer with the password and who that is [OPS-001]', async () => {
    const [title, ...lines] = await describeDemo(server.database.db);
    expect(title).toBe(`Demo customers sign in with the password ${demoPassword}:`);
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual(
      demoPeople.map(({ person, who }) => [person.loginId, who]),
    );
  });

  test('say where a password is no longer the published one', async () => {
    const database = await createTestDatabase();
    await seed(database.db);
    const [first] = demoPeople;
    await database.pool.query(
      `update customers set password_changed_at = created_at + interval '1 day' where id = $1`,
      [first?.id],
    );
    expect((await describeDemo(database.db))[1]).toMatch(/no account yet \(the password was changed\)$/);
    await database.drop();
  });
});

test('somebody with the address or phone of a demo customer stays as they are, and the others are made [OPS-001]', async () => {
  const database = await createTestDatabase();
  const people = [
    somebody({ loginId: 'own@mail.example', phone: '09420000002' }),
    somebody({ loginId: 'low@demo.example', phone: '09999000111' }),
  ];
  for (const [index, person] of people.entries()) {
    const id = `10000000-0000-4000-8000-00000000000${index}`;
    const customer = { id, person, passwordHash: 'own', existingCustomer: false, at: now() };
    await database.db.transaction().execute((trx) => createCustomer(trx, customer));
  }
  await seed(database.db);

  const { rows } = await database.pool.query('select login_id, phone, password_hash = $1 as own from customers', [
    'own',
  ]);
  expect(rows).toHaveLength(7);
  expect(rows.filter(({ own }) => own)).toEqual(
    people.map(({ loginId, phone }) => ({ login_id: loginId, phone, own: true })),
  );
  const known = await database.pool.query('select phone from bank_customers');
  expect(known.rows).toEqual([demoPeople[3], inboxPerson].map((demo) => ({ phone: demo?.person.phone })));
  const missing = (await describeDemo(database.db)).filter((line) => line.includes('missing'));
  expect(missing).toEqual([
    '  existing@demo.example     missing: somebody else has this address or its phone number',
    '  low@demo.example          missing: somebody else has this address or its phone number',
  ]);
  await database.drop();
});

test('the demo orders have photos, a video, an income file and a passport, each once, also where adding them was broken off [DSK-003, ODD-006, ODD-010, ODD-014, ODD-018]', async () => {
  const { db, pool } = server.database;
  const files = createEncryptedFiles(createFolderFileStore(join(server.dataDir, 'files')), randomBytes(32));
  let left = 4;
  const add = (file: Parameters<typeof addFile>[0]) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : addFile(file, { db, files, now });
  };
  await expect(seedDemoFiles({ db, add, now })).rejects.toThrow('killed');
  left = 100;
  await seedDemoFiles({ db, add, now });
  await seedDemoFiles({ db, add, now });
  const { rows } = await pool.query(
    'select type, media_type, count(*)::int from application_files group by 1, 2 order by 1',
  );
  expect(rows.map(({ type, media_type, count }) => [type, media_type, count])).toEqual([
    ['ID_BACK', 'image/jpeg', 2],
    ['ID_FRONT', 'image/jpeg', 2],
    ['INCOME_PROOF', 'image/jpeg', 2],
    ['PRIMARY-BACK', 'image/jpeg', 6],
    ['PRIMARY-FRONT', 'image/jpeg', 7],
    ['SELFIE-VIDEO', 'video/webm', 7],
    ['SIGNATURE', 'image/jpeg', 7],
    ['SRC_INCOME_01', 'application/pdf', 7],
  ]);
  const orderOf = async (loginId: string, Id: string | undefined) => {
    const { headers } = await signIn(loginId);
    const answer = await server.post('/api/create-account/get_account', { Id }, headers);
    return definitionOf(getApplication).answer.parse(await answer.json()).Data;
  };
  const { Files, RecordURL, StatusDates } = await orderOf(inboxPerson.person.loginId, demoOrders[0]?.id);
  expect(Files?.Images).toHaveLength(2);
  expect(Files?.Signature?.SignatureURL).toEqual(expect.any(String));
  expect(RecordURL).toEqual(expect.any(String));
  expect(Files?.Income).toMatchObject([{ FileName: 'payslips.pdf', FileUrl: expect.any(String) }]);
  expect(Object.keys(StatusDates ?? {}).sort()).toEqual(['APPROVED', 'COMPLETED', 'PENDING']);
  expect(await orderOf(passportPerson.person.loginId, passportOrder.id)).toMatchObject({
    UIdName: 'PASSPORT',
    UIdValue: 'P1234567A',
    PassportIssuedDate: '2023-03-01',
    PassportExpiredDate: '2033-02-28',
    VisaIssuedPlace: 'MANILA',
    VisaExpiredDate: '2028-12-31',
    VisaNumber: 'V-200345',
    VisaType: 'B',
    DateofArrival: '2026-01-12',
    Currency: 'USD',
  });
  for (const loginId of ['card@demo.example', 'low@demo.example']) {
    expect((await cardOrderOf(loginId)).Documents.map(({ DESCRIPTION }) => DESCRIPTION)).toEqual([
      'ID_FRONT',
      'ID_BACK',
      'INCOME_PROOF',
    ]);
  }
});
