import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackOffice, createSandboxBank } from '../../bank/sandbox/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPasswords } from '../passwords/index.ts';
import { type Customers, createCustomers } from '../sessions/testing/customers.ts';
import { demoPassword, demoPeople } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const now = () => new Date();
const passwords = createPasswords({ parallel: 2, maxWaiting: 10 });

let server: TestServer;
let customers: Customers;

function seed(): Promise<void> {
  const { db } = server.database;
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

test('the README lists them all, with the password', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`${demoPassword}\``);
  for (const { person } of demoPeople) expect(readme).toContain(`| \`${person.loginId}\` |`);
});

describe('the demo customers', () => {
  test('are made once, whoever starts when and however often', async () => {
    const before = await countsOf();
    expect(before).toEqual({ customers: 6, orders: 8, total: '6160950000' });
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
