import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { codeRoutes } from '../../access/one-time-codes/index.ts';
import { detailsOf, nrcDraft, oldNrcDraft, passportDraft } from './testing/drafts.ts';
import { createClock, createSignUpClient, type SignUpClient } from './testing/sign-up-client.ts';

/** In Myanmar it is already the next day, which is what counts for who is of age. */
const clock = createClock('2026-03-01T18:00:00Z');
const [yesterday, today, tomorrow] = ['2026-03-01', '2026-03-02', '2026-03-03'] as const;
let server: TestServer;
let client: SignUpClient;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_REGISTER: '100000' }, {}, clock.now);
  client = await createSignUpClient(server);
});
afterAll(() => server.stop());

type Body = Readonly<Record<string, unknown>>;

const without = (body: Body, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== field));

const contact = {
  UID_TYPE: 'NRC',
  UID_VALUE: nrcDraft.UID_VALUE,
  LOGIN_ID: 'wire@example.com',
  Phone: '09777888999',
  RECORD_STAT: 'PENDING',
};
const codeProof = { ...detailsOf(nrcDraft), OTPREFNO: 'reference', OTPCODE: '123456', CLIENTCODE: 'ONBO' };
const emailProof = {
  user_id: '00000000-0000-4000-8000-000000000000',
  token: 'A'.repeat(43),
  login_id: 'w@example.com',
};

/** Each call with a body whose form is right. */
const calls: Readonly<Record<string, Body>> = {
  check_nrc_email: { UID_TYPE: 'NRC', UID_VALUE: nrcDraft.UID_VALUE },
  check_contact: contact,
  submit: without(nrcDraft, 'isSameAsCurrAddr'),
  verify_otp: codeProof,
  resend_otp_verification: detailsOf(nrcDraft),
  verify_email: emailProof,
  resend_email_verification: { LOGIN_ID: 'wire@example.com' },
};

/** May be left out; the rest of each body may not. */
const optionalAddress = ['HOUSE_NO', 'STREET', 'COUNTRY'].flatMap((name) => [`CUR_${name}`, `PER_${name}`]);
const optional = new Set(['COUNTRY', 'NATIONALITY', ...optionalAddress]);

const needed = Object.entries(calls).flatMap(([path, body]) =>
  Object.keys(body)
    .filter((field) => !optional.has(field))
    .map((field) => ({ path, body, field })),
);

describe('every call of the sign-up', () => {
  test.each(needed)('$path is refused without $field, and the field is named', async ({ path, body, field }) => {
    const error = await expectError(await client.call(path, without(body, field)), { status: 400, codes: ['TG1001'] });
    expect(error.Details[0]?.Field).toBe(field);
  });

  test.each(Object.keys(calls))('%s refuses values of another kind and too long ones', async (path) => {
    const body = calls[path] ?? {};
    for (const field of Object.keys(body)) {
      for (const value of [null, 12, true, ['x'], { $ne: '' }, 'x'.repeat(5000)]) {
        const answer = await client.call(path, { ...body, [field]: value });
        const error = await expectError(answer, { status: 400, codes: ['TG1001'] });
        expect(error.Details[0]?.Field).toBe(field);
      }
    }
  });

  test.each(Object.keys(calls))('%s survives characters that no database can hold', async (path) => {
    const body = calls[path] ?? {};
    for (const field of Object.keys(body)) {
      const answer = await client.call(path, { ...body, [field]: `${body[field]}\u0000` });
      expect(answer.status, field).toBeLessThan(500);
    }
  });

  test.each(Object.keys(calls))('%s refuses what is no JSON, no object, or larger than allowed', async (path) => {
    await expectError(await client.call(path, '{"LOGIN_ID":'), { status: 400, codes: ['TG0400'] });
    expect((await client.call(path, '[]')).status).toBe(400);
    const oversized = { ...calls[path], padding: 'x'.repeat(1_100_000) };
    await expectError(await client.call(path, oversized), { status: 413, codes: ['TG0413'] });
  });

  test.each(Object.keys(calls))('%s is for visitors', async (path) => {
    await expectError(await server.post(`/api/register/${path}`, calls[path]), { status: 401, codes: ['TG0401'] });
    const reader = await server.tokenOf('reader');
    const answer = await server.post(`/api/register/${path}`, calls[path], reader);
    await expectError(answer, { status: 401, codes: ['TG0401'] });
  });
});

describe('a code is sent again for what the caller waits for:', () => {
  const principal = { kind: 'customer', customerId: randomUUID(), sessionId: randomUUID() } as const;
  const token = { authorization: `Bearer ${'A'.repeat(43)}` };
  const ask = (signedIn: TestServer) =>
    signedIn.post('/api/register/resend_otp_verification', detailsOf(nrcDraft), token);

  test('once there is an account to activate, it is the code for that', async () => {
    const sent = { ref: 'reference', resendAfterS: 60, resendsLeft: 2, emailPossible: false };
    const activation = async () => ({ userId: principal.customerId, sent });
    const neverSignUp = () => Promise.reject(new Error('not a sign-up'));
    const implementations = codeRoutes({ activation, 'sign-up': neverSignUp });
    const signedIn = await startTestServer({}, { implementations, findPrincipal: async () => principal });
    const answer = await ask(signedIn);
    expect(await answer.json()).toMatchObject({ Data: { OTPREFNO: 'reference', USER_ID: principal.customerId } });
    await signedIn.stop();
  });
});

describe('a draft is refused by the rules of the wizard', () => {
  const nextDay = '2008-03-03';
  test.each<[string, object, string]>([
    ['a name with digits [VAL-003]', { ...nrcDraft, USERNAME: 'MYA 2' }, 'USERNAME'],
    ['a name under 3 letters [VAL-004]', { ...nrcDraft, USERNAME: 'MY' }, 'USERNAME'],
    ['a father with digits [VAL-005]', { ...nrcDraft, FATHERNAME: 'U H1A' }, 'FATHERNAME'],
    ['a father under 3 letters [VAL-006]', { ...nrcDraft, FATHERNAME: 'U' }, 'FATHERNAME'],
    ['5 digits on a card of type N [VAL-008]', { ...nrcDraft, UID_VALUE: '12/DAGAMA(N)12345' }, 'UID_VALUE'],
    ['6 digits on a card of type T [VAL-008]', { ...nrcDraft, UID_VALUE: '12/DAGAMA(T)123456' }, 'UID_VALUE'],
    ['a card of a place that issues none [VAL-007]', { ...nrcDraft, UID_VALUE: '12/QQQQQQ(N)123456' }, 'UID_VALUE'],
    ['a back serial with symbols (G-111)', { ...nrcDraft, NRC_BACK_NO: 'AB#1' }, 'NRC_BACK_NO'],
    ['a foreign country with a national card [VAL-012]', { ...nrcDraft, COUNTRY: 'TH' }, 'COUNTRY'],
    ['an old card over 20 characters [VAL-009]', { ...oldNrcDraft, UID_VALUE: `RGN-${'1'.repeat(17)}` }, 'UID_VALUE'],
    ['an old card of another form [VAL-010]', { ...oldNrcDraft, UID_VALUE: 'R-123456' }, 'UID_VALUE'],
    ['a passport number with symbols [VAL-014]', { ...passportDraft, UID_VALUE: 'E#1234567' }, 'UID_VALUE'],
    ['two passport numbers (G-097)', { ...passportDraft, UID_VALUE: 'E7654321' }, 'UID_VALUE'],
    ['no issue date [VAL-015]', without(passportDraft, 'PASSPORTISSUEDATE'), 'PASSPORTISSUEDATE'],
    [
      'an expiry on the day of issue [VAL-017]',
      { ...passportDraft, PASSPORTEXPIREDATE: '2020-01-01' },
      'PASSPORTEXPIREDATE',
    ],
    ['no day of the calendar as expiry', { ...passportDraft, PASSPORTEXPIREDATE: '2099-02-31' }, 'PASSPORTEXPIREDATE'],
    ['an issue date in the future [VAL-015]', { ...passportDraft, PASSPORTISSUEDATE: tomorrow }, 'PASSPORTISSUEDATE'],
    [
      'a passport that expired yesterday [VAL-017]',
      { ...passportDraft, PASSPORTEXPIREDATE: yesterday },
      'PASSPORTEXPIREDATE',
    ],
    ['no visa type [VAL-018]', without(passportDraft, 'VISA_TYPE'), 'VISA_TYPE'],
    ['Myanmar as visa country [VAL-019]', { ...passportDraft, COUNTRY: 'MM' }, 'COUNTRY'],
    ['a country that does not exist [VAL-019]', { ...passportDraft, COUNTRY: 'QQ', NATIONALITY: 'QQ' }, 'COUNTRY'],
    ['two countries (G-051)', { ...passportDraft, NATIONALITY: 'FR' }, 'NATIONALITY'],
    ['no visa place [VAL-020]', { ...passportDraft, VISA_ISSUED_PLACE: ' ' }, 'VISA_ISSUED_PLACE'],
    ['a visa number over 25 characters [VAL-021]', { ...passportDraft, VISA_NUMBER: '1'.repeat(26) }, 'VISA_NUMBER'],
    ['a visa that ends today [VAL-022]', { ...passportDraft, VISA_EXPIRED_DATE: today }, 'VISA_EXPIRED_DATE'],
    ['another gender [VAL-023]', { ...nrcDraft, GENDER: 'X' }, 'GENDER'],
    ['no day of the calendar [VAL-024]', { ...nrcDraft, DOB: '1990-02-30' }, 'DOB'],
    ['a birth date before 1950 [VAL-025]', { ...nrcDraft, DOB: '1949-12-31' }, 'DOB'],
    ['a birthday that is 18 years ago tomorrow [VAL-026]', { ...nrcDraft, DOB: nextDay }, 'DOB'],
    ['an empty current address [VAL-027]', { ...nrcDraft, CUR_ADDRESS: ' ' }, 'CUR_ADDRESS'],
    ['an empty permanent address [VAL-028]', { ...nrcDraft, PER_ADDRESS: '' }, 'PER_ADDRESS'],
    ['an address over 60 characters [VAL-029]', { ...nrcDraft, CUR_ADDRESS: 'A'.repeat(61) }, 'CUR_ADDRESS'],
    ['an address abroad [VAL-031]', { ...nrcDraft, PER_COUNTRY: 'THAILAND' }, 'PER_COUNTRY'],
    ['a township of another state', { ...nrcDraft, CUR_STATE: 'MMR001' }, 'CUR_TOWNSHIP'],
    ['a township that does not exist', { ...nrcDraft, PER_TOWNSHIP: 'MMR999999' }, 'PER_TOWNSHIP'],
    ['a number with letters [VAL-033]', { ...nrcDraft, MOBILENO: '09777ABC999' }, 'MOBILENO'],
    ['a number that is not of Myanmar [VAL-034]', { ...nrcDraft, MOBILENO: '+66812345678' }, 'MOBILENO'],
    ['2 to 5 digits [VAL-037]', { ...nrcDraft, MOBILENO: '09777' }, 'MOBILENO'],
    ['an empty e-mail [VAL-039]', { ...nrcDraft, LOGIN_ID: '' }, 'LOGIN_ID'],
    ['7 characters of password [VAL-040]', { ...nrcDraft, PWD: 'Myit7Th' }, 'PWD'],
    ['25 characters of password [VAL-040]', { ...nrcDraft, PWD: `Myit7${'x'.repeat(20)}` }, 'PWD'],
    ['a password without capitals [VAL-040]', { ...nrcDraft, PWD: 'thanlwin7myit' }, 'PWD'],
    ['a password without digits [VAL-040]', { ...nrcDraft, PWD: 'ThanlwinMyit' }, 'PWD'],
  ])('%s', async (_what, draft, field) => {
    const error = await expectError(await client.call('submit', draft), { status: 400, codes: ['TG1001'] });
    expect(error.Details[0]?.Field).toBe(field);
  });

  test.each(['submit', 'verify_otp', 'resend_otp_verification'])(
    '%s takes no birth date of the future or of a year that no calendar here has [VAL-024, VAL-026]',
    async (path) => {
      for (const DOB of ['9999-12-31', '0000-01-01', '0001-01-01', '10000-01-01']) {
        const error = await expectError(await client.call(path, { ...calls[path], DOB }), {
          status: 400,
          codes: ['TG1001'],
        });
        expect(error.Details[0]).toMatchObject({ Field: 'DOB' });
      }
    },
  );

  test('who is 18 today, in Myanmar, is old enough [VAL-026]', async () => {
    const draft = { ...nrcDraft, LOGIN_ID: 'birthday@example.com', MOBILENO: '09470000001', DOB: '2008-03-02' };
    expect((await client.call('submit', draft)).status).toBe(200);
  });

  test('all wrong fields are named at once', async () => {
    const draft = { ...nrcDraft, DOB: nextDay, CUR_TOWNSHIP: 'MMR999999', UID_VALUE: '12/QQQQQQ(N)123456' };
    const error = await expectError(await client.call('submit', draft), {
      status: 400,
      codes: ['TG1001', 'TG1001', 'TG1001'],
    });
    expect(error.Details.map(({ Field }) => Field).sort()).toEqual(['CUR_TOWNSHIP', 'DOB', 'UID_VALUE']);
  });

  test.each(['Password123', 'Qwerty12345', 'P@ssw0rd1', 'Myanmar2024', 'Mingalabar1!'])(
    'the password %s, which everybody tries first [SEC-005]',
    async (password) => {
      await expectError(await client.call('submit', { ...nrcDraft, PWD: password }), {
        status: 400,
        codes: ['TG1105'],
      });
    },
  );
});
