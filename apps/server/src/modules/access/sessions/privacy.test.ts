import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createResetClient } from '../password-reset/testing/reset-client.ts';
import { bearer, createCustomers, password, wrongPassword } from './testing/customers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WORKER: 'true', LOG_LEVEL: 'trace', LOGIN_MAX_TRIES: '1' });
});
afterAll(() => server.stop());

interface Mail {
  readonly text: string;
}

/** As a newcomer reads them, once they are delivered. */
async function mailsTo(recipient: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  const readMailbox = async () => {
    const answer = await server.get(`/sandbox/mailbox.json?to=${encodeURIComponent(recipient)}`);
    mails = (await answer.json()) as Mail[];
    return mails;
  };
  await expect.poll(readMailbox).toHaveLength(count);
  return mails;
}

test('nothing of a sign-in, a lock, a reset and a session reaches the logs or the metrics [SEC-013, CHN-006]', async () => {
  const customers = await createCustomers(server);
  const reset = createResetClient(server, customers);
  const mya = await customers.add({ loginId: 'canary@mail.example', fullName: 'DAW MYA CANARY', phone: '09420555777' });
  const newPassword = 'C4naryOfTheMines';

  const phone = customers.device();
  const first = await phone.signIn(mya.loginId);
  await customers.login(mya.loginId, wrongPassword);
  const { OTPREFNO: ref } = await reset.requested(mya.loginId);
  const [sms] = await mailsTo(mya.phone, 1);
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  expect((await reset.verify(mya.loginId, ref, code)).status).toBe(200);
  expect((await reset.setPassword(mya.loginId, ref, newPassword)).status).toBe(200);
  const second = (await (await customers.login(mya.loginId, newPassword, { cookie: phone.cookie() })).json()) as {
    Data: typeof first;
  };
  const third = (await (await customers.refresh(second.Data.RefreshToken)).json()) as { Data: typeof first };
  const token = bearer(third.Data.accesstoken);
  for (const path of ['me', 'profile']) await server.post(`/api/auth/${path}`, { LOGIN_ID: mya.loginId }, token);
  for (const path of ['sessions', 'export']) await server.get(`/api/auth/${path}`, token);
  await server.post('/api/auth/logout', undefined, token);

  const mails = await mailsTo(mya.loginId, 3);
  expect(mails.every(({ text }) => text.includes('DAW MYA CANARY'))).toBe(true);

  const tokens = [first, second.Data, third.Data].flatMap((each) => [each.accesstoken, each.RefreshToken]);
  const canaries = [
    phone.cookie().replace('device=', ''),
    mya.loginId,
    'CANARY',
    mya.phone,
    mya.id,
    code,
    ref,
    password,
    wrongPassword,
    newPassword,
    ...tokens,
  ];
  const written = server.logged() + (await (await server.get('/metrics')).text());
  expect(written).toContain('/api/auth/login');
  for (const canary of canaries) expect(written, canary).not.toContain(canary);
});
