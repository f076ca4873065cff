import { codeSent } from '@taga/contract/records/access/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findCustomerByLogin } from '../customers/index.ts';
import { type Draft, nrcDraft, oldNrcDraft, passportDraft } from './testing/drafts.ts';
import { createSignUpClient, type SignUpClient } from './testing/sign-up-client.ts';

let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

async function getCustomer(loginId: string) {
  const customer = await findCustomerByLogin(server.database.db, loginId);
  if (!customer) throw new Error(`${loginId} is no customer`);
  return customer;
}

describe('signing up', () => {
  test('submitting the draft answers with the code reference, where it went, and the two ids [SUP-058, API-020]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'answer@example.com', MOBILENO: '09770000001' };
    const sent = codeSent.parse(await client.submit(draft));
    expect(sent).toMatchObject({
      SENTMESSAGE: 'We have sent a 6-digit code to +959******001.',
      LOGIN_ID: 'answer@example.com',
      RESEND_AFTER: 60,
      RESENDS_LEFT: 3,
      EMAIL_POSSIBLE: false,
    });
    const [message, ...more] = await client.messagesTo('09770000001');
    expect(message).toMatchObject({ channel: 'sms', template: 'sign-up-code' });
    expect(message?.values.code).toMatch(/^\d{6}$/);
    expect(more).toEqual([]);
  });

  test('the answer and the SMS are in the language of the caller', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'burmese@example.com', MOBILENO: '09770000002' };
    const answer = await client.call('submit?lang=MM', draft);
    const { Data: data } = (await answer.json()) as { Data: { SENTMESSAGE: string } };
    expect(data.SENTMESSAGE).toBe('ဂဏန်း ၆ လုံးပါ အတည်ပြုကုဒ်ကို +959******002 သို့ ပို့ပေးထားပါသည်။');
    const { rows } = await server.database.pool.query(`select language from outbox where recipient = '09770000002'`);
    expect(rows).toEqual([{ language: 'mm' }]);
  });

  test.each<[string, Draft]>([
    ['a national card', nrcDraft],
    ['an old national card', oldNrcDraft],
    ['a passport', passportDraft],
  ])(
    'with %s leads through code and link to a customer who is active [SUP-049, API-021, API-022]',
    async (_what, draft) => {
      const sent = await client.submit(draft);
      const code = await client.codeTo(draft.MOBILENO);
      const confirmed = await client.verifyCode(draft, sent.OTPREFNO, code);
      expect(await confirmed.json()).toMatchObject({ Data: { USER_ID: sent.USER_ID, LOGIN_ID: draft.LOGIN_ID } });
      expect(await findCustomerByLogin(server.database.db, draft.LOGIN_ID)).toBeUndefined();
      const link = await client.linkTo(draft.LOGIN_ID);
      expect(link).toMatchObject({ id: sent.USER_ID, loginId: draft.LOGIN_ID });
      expect(await (await client.verifyEmail(link)).json()).toEqual({ Data: { LOGIN_ID: draft.LOGIN_ID } });

      const customer = await getCustomer(draft.LOGIN_ID);
      expect(customer).toMatchObject({ id: sent.USER_ID, status: 'ACTIVE', existingCustomer: false, cifNo: null });
      expect(customer.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
      const { rows } = await server.database.pool.query('select 1 from registrations where id = $1', [sent.USER_ID]);
      expect(rows).toEqual([]);
    },
  );

  test('passport and visa are kept, and the visa country as country and nationality (G-051, G-097) [SUP-051]', async () => {
    const { person } = await getCustomer(passportDraft.LOGIN_ID);
    expect(person).toMatchObject({ idValue: 'E1234567', country: 'TH', nationality: 'TH', nrcBackSerial: null });
    expect(person.passport).toEqual({
      issuedOn: '2020-01-01',
      expiresOn: '2099-01-01',
      visaType: 'B',
      visaPlace: 'BANGKOK',
      visaExpiresOn: '2099-12-31',
      visaNumber: 'V-778899',
    });
  });

  test('holders of a national card are of Myanmar, and what is typed is tidied (G-159) [VAL-003, VAL-012, VAL-029, VAL-035, NET-008]', async () => {
    const draft = {
      ...nrcDraft,
      LOGIN_ID: ' Tidy@Example.COM ',
      USERNAME: ' mya  mya ',
      MOBILENO: '+959 ၇၇၀၀၀၀၀၀၃',
      UID_VALUE: '12/dagama(n)၁၂၃၄၅၆',
      CUR_ADDRESS: 'no ၅, pyay road',
    };
    const { COUNTRY, NATIONALITY, ...withoutCountry } = draft;
    const answer = await client.call('submit', withoutCountry);
    expect(answer.status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select full_name, phone, id_value, current_address, country, nationality from registrations where login_id = 'tidy@example.com'`,
    );
    expect(rows).toEqual([
      {
        full_name: 'MYA MYA',
        phone: '09770000003',
        id_value: '12/DAGAMA(N)123456',
        current_address: 'NO 5, PYAY ROAD',
        country: 'MM',
        nationality: 'MM',
      },
    ]);
  });

  test('fields the server owns have no effect when sent [SEC-003]', async () => {
    const forged = {
      ...nrcDraft,
      LOGIN_ID: 'forger@example.com',
      MOBILENO: '09770000004',
      USER_ID: '00000000-0000-4000-8000-000000000000',
      CIFNO: '999',
      PRODUCT_CODE: 'CREDITCARD',
      EXISTING_CUSTOMER: 'Y',
      STATUS: 'ACTIVE',
      EMAIL_VERIFIED: true,
      phone_verified_at: '2020-01-01',
    };
    const sent = await client.submit(forged);
    expect(sent.USER_ID).not.toBe(forged.USER_ID);
    await client.verifyCode(forged, sent.OTPREFNO, await client.codeTo(forged.MOBILENO));
    await client.verifyEmail(await client.linkTo(forged.LOGIN_ID));
    const customer = await getCustomer(forged.LOGIN_ID);
    expect(customer).toMatchObject({ cifNo: null, productCode: null, existingCustomer: false, status: 'ACTIVE' });
  });
});

test('a sign-up never needs a second database connection while it holds one', async () => {
  const narrow = await startTestServer({ DATABASE_POOL_SIZE: '2', CODE_RESEND_GAP_S: '0' });
  const takenBySomebody = await narrow.database.pool.connect();
  const person = await createSignUpClient(narrow);
  const draft = { ...nrcDraft, LOGIN_ID: 'narrow@example.com', MOBILENO: '09770000007' };
  await person.submit(draft);
  expect((await person.resend(draft)).status).toBe(200);
  await person.becomeCustomer(draft);
  expect((await person.call('resend_email_verification', { LOGIN_ID: draft.LOGIN_ID })).status).toBe(200);
  takenBySomebody.release();
  await narrow.stop();
});

describe('phone and e-mail of a customer', () => {
  const contact = (loginId: string, phone: string) => ({
    UID_TYPE: 'NRC',
    UID_VALUE: nrcDraft.UID_VALUE,
    LOGIN_ID: loginId,
    Phone: phone,
    RECORD_STAT: 'PENDING',
  });

  test('free ones are answered with Data (G-048) [API-019]', async () => {
    const answer = await client.call('check_contact', contact('free@example.com', '09779999999'));
    expect(await answer.json()).toEqual({ Data: { LOGIN_ID: 'free@example.com' } });
  });

  test.each([
    ['e-mail', nrcDraft.LOGIN_ID, '09779999999'],
    ['e-mail in capitals', nrcDraft.LOGIN_ID.toUpperCase(), '09779999999'],
    ['phone', 'free@example.com', nrcDraft.MOBILENO],
    ['phone with +95', 'free@example.com', nrcDraft.MOBILENO.replace(/^0/, '+95')],
  ])('a taken %s is refused with details by both calls (G-048) [API-019]', async (_what, loginId, phone) => {
    await expectError(await client.call('check_contact', contact(loginId, phone)), { status: 400, codes: ['TG1104'] });
    const draft = { ...nrcDraft, LOGIN_ID: loginId, MOBILENO: phone };
    await expectError(await client.call('submit', draft), { status: 400, codes: ['TG1104'] });
  });
});

describe('the identity check (G-050) [API-018]', () => {
  const ask = async (query: Record<string, string>) => {
    const byGet = await server.get(`/api/register/check_nrc_email?${new URLSearchParams(query)}`, client.token);
    const byPost = await client.call('check_nrc_email', query);
    const answers = [await byGet.json(), await byPost.json()];
    expect(answers[0]).toEqual(answers[1]);
    return answers[0];
  };
  const existing = { UID_TYPE: 'NRC', UID_VALUE: '12/DAGAMA(N)654321' };

  beforeAll(async () => {
    const bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
    await bank.addAccount({ identity: { idType: 'NRC', idValue: existing.UID_VALUE } });
  });

  test('says whether the bank knew the holder of the document', async () => {
    expect(await ask({ ...existing, LOGIN_ID: '', DOB: '', Phone: '' })).toEqual({ Data: { EXISTING: true } });
    expect(await ask({ ...existing, UID_VALUE: ' 12/dagama(n)၆၅၄၃၂၁ ' })).toEqual({ Data: { EXISTING: true } });
    expect(await ask({ ...existing, UID_TYPE: 'OLD_NRC' })).toEqual({ Data: { EXISTING: false } });
    // Signed up here, but new to the bank.
    expect(await ask({ UID_TYPE: 'NRC', UID_VALUE: nrcDraft.UID_VALUE })).toEqual({ Data: { EXISTING: false } });
  });

  test('tells nothing about an e-mail address or a phone number', async () => {
    const unknownDocument = { UID_TYPE: 'NRC', UID_VALUE: '1/BAMANA(N)000001' };
    const ofTheCustomer = { LOGIN_ID: 'known@example.com', Phone: '09770000005', DOB: nrcDraft.DOB };
    const ofDecoy = { LOGIN_ID: 'nobody@example.com', Phone: '09770009999', DOB: '1991-01-01' };
    for (const document of [unknownDocument, existing]) {
      expect(await ask({ ...document, ...ofTheCustomer })).toEqual(await ask({ ...document, ...ofDecoy }));
    }
  });

  test('a customer whom the bank knew is marked so', async () => {
    await client.becomeCustomer({ ...nrcDraft, ...existing, LOGIN_ID: 'again@example.com', MOBILENO: '09770000006' });
    expect(await getCustomer('again@example.com')).toMatchObject({ existingCustomer: true });
  });
});
