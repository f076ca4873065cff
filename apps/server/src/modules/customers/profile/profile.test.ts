import { definitionOf } from '@taga/contract';
import { exportData, getProfile } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  type Customers,
  comparable,
  createCustomers,
  type TestCustomer,
} from '../../access/sessions/testing/customers.ts';
import { foreigner } from '../customers/testing/somebody.ts';

let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let token: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  customers = await createCustomers(server);
});
beforeEach(async () => {
  mya = await customers.add();
  token = await customers.tokenOf(mya.loginId);
});
afterAll(() => server.stop());

describe('POST auth/profile (G-083) [API-034]', () => {
  test('has all fields of a holder of a national card [PRF-009, PRF-010]', async () => {
    const answer = await server.post('/api/auth/profile', { LOGIN_ID: mya.loginId }, token);
    expect(definitionOf(getProfile).answer.parse(await answer.json()).Data).toEqual({
      USERNAME: 'MYA MYA',
      FATHERNAME: 'U HLA',
      UID_TYPE: 'NRC',
      UID_VALUE: '12/DAGAMA(N)123456',
      NRC_BACK_NO: 'AB123456',
      PASSPORTISSUEDATE: null,
      PASSPORTEXPIREDATE: null,
      VISA_ISSUED_PLACE: null,
      VISA_EXPIRED_DATE: null,
      VISA_NUMBER: null,
      VISA_TYPE: null,
      DOB: '1990-02-28',
      GENDER: 'F',
      LOGIN_ID: mya.loginId,
      MOBILENO: mya.phone,
      NATIONALITY: 'MM',
      CUR_STATE: 'MMR013',
      CUR_TOWNSHIP: 'MMR013037',
      CUR_ADDRESS: 'NO 5, PYAY ROAD',
      CUR_COUNTRY: 'MYANMAR',
      CUR_STREET: 'PYAY ROAD',
      CUR_HOUSE_NO: '5',
      PER_STATE: 'MMR013',
      PER_TOWNSHIP: 'MMR013037',
      PER_ADDRESS: 'NO 5, PYAY ROAD',
      PER_COUNTRY: 'MYANMAR',
      PER_STREET: null,
      PER_HOUSE_NO: null,
      WANTS_MAIL: true,
      WANTS_SMS: true,
      WANTS_REMINDERS: true,
      MAY_CORRECT: true,
    });
  });

  test('whether news and reminders come by email and by SMS is for the customer to choose, and for nobody else', async () => {
    const aung = await customers.add();
    const aungsToken = await customers.tokenOf(aung.loginId);
    const chosen = async (loginId: string, ofToken: typeof token) => {
      const answer = await server.post('/api/auth/profile', { LOGIN_ID: loginId }, ofToken);
      const { WANTS_MAIL, WANTS_SMS, WANTS_REMINDERS } = definitionOf(getProfile).answer.parse(
        await answer.json(),
      ).Data;
      return { WANTS_MAIL, WANTS_SMS, WANTS_REMINDERS };
    };
    for (const choice of [
      { WANTS_MAIL: false, WANTS_SMS: true, WANTS_REMINDERS: true },
      { WANTS_MAIL: true, WANTS_SMS: false, WANTS_REMINDERS: true },
      { WANTS_MAIL: false, WANTS_SMS: false, WANTS_REMINDERS: false },
    ]) {
      expect((await server.post('/api/auth/mail_preference', choice, aungsToken)).status).toBe(200);
      expect(await chosen(aung.loginId, aungsToken)).toEqual(choice);
    }
    // Who names the email alone says nothing of the rest.
    expect((await server.post('/api/auth/mail_preference', { WANTS_MAIL: true }, aungsToken)).status).toBe(200);
    expect(await chosen(aung.loginId, aungsToken)).toEqual({
      WANTS_MAIL: true,
      WANTS_SMS: false,
      WANTS_REMINDERS: false,
    });
    expect(await chosen(mya.loginId, token)).toEqual({ WANTS_MAIL: true, WANTS_SMS: true, WANTS_REMINDERS: true });
    expect((await server.post('/api/auth/mail_preference', { WANTS_MAIL: true })).status).toBe(401);
  });

  test('has the passport and the visa of a foreigner [PRF-009]', async () => {
    const guest = await customers.add(foreigner);
    const guestToken = await customers.tokenOf(guest.loginId);
    const answer = await server.post('/api/auth/profile', { LOGIN_ID: guest.loginId }, guestToken);
    expect(definitionOf(getProfile).answer.parse(await answer.json()).Data).toMatchObject({
      UID_TYPE: 'PASSPORT',
      UID_VALUE: 'E1234567',
      NRC_BACK_NO: null,
      PASSPORTISSUEDATE: '2020-01-01',
      PASSPORTEXPIREDATE: '2030-01-01',
      VISA_ISSUED_PLACE: 'BANGKOK',
      VISA_EXPIRED_DATE: '2027-12-31',
      VISA_NUMBER: 'V-778899',
      VISA_TYPE: 'B',
    });
  });

  test("another's login id is answered like one that does not exist [SEC-001]", async () => {
    const aung = await customers.add();
    const ask = (loginId: string) => server.post('/api/auth/profile', { LOGIN_ID: loginId }, token);
    const another = await comparable(await ask(aung.loginId));
    expect(another).toMatchObject({ status: 404 });
    expect(another).toEqual(await comparable(await ask('nobody@example.com')));
  });
});

describe('GET auth/export [SEC-012]', () => {
  const taken = async () =>
    definitionOf(exportData).answer.parse(await (await server.get('/api/auth/export', token)).json()).Data;

  test('has the customer, sessions, devices and messages', async () => {
    const data = await taken();
    expect(data.CUSTOMER).toMatchObject({ LOGIN_ID: mya.loginId, USER_ID: mya.id, STATUS: 'ACTIVE', LANGUAGE: 'en' });
    expect(data.SESSIONS).toMatchObject([{ DEVICE: 'Chrome on Android', CURRENT: true }]);
    expect(data.DEVICES).toMatchObject([{ DEVICE: 'Chrome on Android' }]);
    expect(data.MESSAGES).toMatchObject([{ CHANNEL: 'email', TO: mya.loginId, KIND: 'new-sign-in' }]);
  });

  test('has every column that is kept of a customer, but the hash of the password', async () => {
    const { rows } = await server.database.pool.query('select * from customers where id = $1', [mya.id]);
    const text = JSON.stringify(await taken());
    const { password_hash: hash, existing_customer: _existing, ...kept } = rows[0];
    for (const [column, value] of Object.entries(kept)) {
      if (value === null) continue;
      expect(text, column).toContain(value instanceof Date ? value.toISOString() : String(value));
    }
    expect(text).not.toContain(hash);
    expect(text).not.toContain('argon2');
  });

  test('has the applications and what the inbox holds', async () => {
    const id = '7d1c7b1e-0000-4000-8000-000000000001';
    const { pool } = server.database;
    await pool.query(
      `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at)
       values ($1, $2, 'account', '301', 'MMK', 'PENDING', '2026-11-01T00:00:00Z')`,
      [id, mya.id],
    );
    const body = {
      accountNumber: '00130100000000017',
      cifNo: '000000017',
      accountClass: '301',
      currency: 'MMK',
      serviceIds: ['PASSBOOK'],
      openedAt: '2026-11-02T00:00:00.000Z',
    };
    await pool.query(
      `insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, created_at)
       values ($1, $2, 'AccountCreated', 'Information', $3, $1, '2026-11-02T00:00:00Z')`,
      [id, mya.id, body],
    );
    const data = await taken();
    expect(data.APPLICATIONS).toMatchObject([{ AuthorizationReqId: id, AccountClass: '301', Status: 'PENDING' }]);
    expect(data.INBOX).toEqual([{ Type: 'AccountCreated', Body: body, CREATED_AT: body.openedAt }]);
  });

  test('has nothing of anybody else', async () => {
    const aung = await customers.add();
    await customers.signIn(aung.loginId);
    const { pool } = server.database;
    const { rows } = await pool.query(
      `with renewed as (
         insert into applications (authorization_req_id, customer_id, kind, status, record, created_at)
         values (gen_random_uuid(), $1, 'card-renewal', 'PENDING', '{"CardId": "C-OF-AUNG"}', now())
         returning authorization_req_id as id
       ), renewal as (
         insert into card_orders (id, kind, customer_id, document_no, card_id, branch_code, created_at, due_at)
         select id, 'RENEW', $1, id, 'C-OF-AUNG', '001', now(), now() from renewed returning id
       ), application as (
         insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at)
         values (gen_random_uuid(), $1, 'account', '301', 'MMK', 'INIT', now()) returning authorization_req_id
       ), message as (
         insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, created_at)
         select gen_random_uuid(), $1, 'CardCanceled', 'Information', '{}', authorization_req_id, now() from application
       )
       select renewal.id, authorization_req_id from renewal, application`,
      [aung.id],
    );
    const data = await taken();
    expect(data).toMatchObject({ APPLICATIONS: [], CARD_APPLICATIONS: [], CARD_RENEWALS: [], INBOX: [] });
    const text = JSON.stringify(data);
    for (const his of [aung.loginId, aung.phone, ...Object.values(rows[0])]) expect(text).not.toContain(his);
  });
});
