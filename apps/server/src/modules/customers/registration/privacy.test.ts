import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { detailsOf, nrcDraft, passportDraft } from './testing/drafts.ts';
import { createSignUpClient, otherThan } from './testing/sign-up-client.ts';

/** Values that appear nowhere else: wherever one turns up, personal data would have. */
const canary = {
  LOGIN_ID: 'canary.mya@example.com',
  PWD: 'CanaryPwd7Myit',
  USERNAME: 'CANARY MYA',
  FATHERNAME: 'CANARY HLA',
  MOBILENO: '09488777666',
  UID_VALUE: '12/DAGAMA(N)987123',
  NRC_BACK_NO: 'CANARY987',
  CUR_ADDRESS: 'CANARY STREET 77',
  DOB: '1987-06-05',
};
const draft = { ...nrcDraft, ...canary };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'trace', CODE_RESEND_GAP_S: '0' });
});
afterAll(() => server.stop());

test('a whole sign-up, its failures included, leaves nothing personal in logs and metrics [SEC-013]', async () => {
  const client = await createSignUpClient(server);
  const { LOGIN_ID, UID_VALUE, MOBILENO } = canary;
  const query = new URLSearchParams({ UID_TYPE: 'NRC', UID_VALUE, LOGIN_ID, DOB: canary.DOB, Phone: MOBILENO });
  await server.get(`/api/register/check_nrc_email?${query}`, client.token);
  await client.call('check_contact', { UID_TYPE: 'NRC', UID_VALUE, LOGIN_ID, Phone: MOBILENO, RECORD_STAT: 'PENDING' });
  await client.call('submit', { ...draft, GENDER: canary.USERNAME });
  await client.call('submit', { ...passportDraft, ...canary, UID_TYPE: 'PASSPORT' });
  const sent = await client.submit(draft);
  const firstCode = await client.codeTo(MOBILENO);
  await client.verifyCode(draft, sent.OTPREFNO, otherThan(firstCode));
  await client.resend(draft);
  const code = await client.codeTo(MOBILENO);
  await client.call('verify_otp', { ...detailsOf(draft), OTPREFNO: sent.OTPREFNO, OTPCODE: code });
  await client.verifyCode(draft, sent.OTPREFNO, code);
  await client.call('resend_email_verification', { LOGIN_ID });
  const link = await client.linkTo(LOGIN_ID);
  await server.get(`/email/verify/callback?${new URLSearchParams({ ...link })}`);
  expect((await client.verifyEmail(link)).status).toBe(200);
  await client.verifyEmail(link);
  await client.call('submit', draft);

  const written = server.logged();
  const figures = await (await server.get('/metrics')).text();
  expect(written.trim().split('\n').length).toBeGreaterThan(12);
  const visitorToken = client.token.authorization.replace('Bearer ', '');
  const secrets = [...Object.values(canary), firstCode, code, sent.OTPREFNO, sent.USER_ID, link.token, visitorToken];
  for (const secret of secrets) {
    // Six digits alone may be part of a time or an id; as a code they would stand by themselves.
    const trace = /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`) : secret;
    expect(written).not.toMatch(trace);
    expect(figures).not.toMatch(trace);
  }
});
