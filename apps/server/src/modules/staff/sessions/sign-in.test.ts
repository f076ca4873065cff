import { definitionOf } from '@taga/contract';
import { proveSecondFactor, signInStaff } from '@taga/contract/endpoints';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { bearer } from '../../access/sessions/testing/customers.ts';
import { mailedToken, twoAdministrators } from '../accounts/testing/two-administrators.ts';

const password = 'Thanlwin7Myit';
const start = new Date('2026-03-02T04:00:00Z');

let server: TestServer;
let administrators: Awaited<ReturnType<typeof twoAdministrators>>;
let now = start;
const clock = { now: () => now };
beforeAll(async () => {
  const limits = { RATE_LIMIT_SIGN_IN: '100000', RATE_LIMIT_CALLS: '100000' };
  server = await startTestServer(limits, {}, () => now);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = start;
  administrators = await twoAdministrators(server, clock);
});

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const codeOf = (secret: string, at = now) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
const signIn = (loginId: string, given = password, headers = {}) =>
  server.post('/api/desk/sign-in', { loginId, password: given }, headers);
const prove = (token: string, code: string, headers = {}) =>
  server.post('/api/desk/sign-in/code', { token, code }, headers);
/** Disabled at once; for everything else it takes two. */
async function change(staffId: string, wanted: object): Promise<void> {
  const body = { staffId, ...wanted };
  if ('disabled' in wanted) expect((await administrators.propose('change', body)).status).toBe(200);
  else await administrators.together('change', body);
}

async function answerOf<Answer>(answer: Response, schema: { parse(given: unknown): Answer }): Promise<Answer> {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return schema.parse(JSON.parse(text));
}

let invitedSoFar = 0;
/** Somebody who was invited; the link is still to be used. */
async function invite(roles: readonly string[] = ['maker']) {
  invitedSoFar += 1;
  const loginId = `thida${invitedSoFar}@bank.example`;
  const { id } = await administrators.together('invite', { loginId, name: 'Thida', roles });
  return { id, loginId, linkToken: await mailedToken(server, loginId) };
}

const accept = (token: string, given = password) =>
  server.post('/api/desk/invitations/accept', { token, password: given });

/** Invited, with a password and an authenticator app, and signed in once. */
async function enrolled(roles: readonly string[] = ['maker']) {
  const { id, loginId, linkToken } = await invite(roles);
  await accept(linkToken);
  const { token, enrolment } = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
  const secret = enrolment?.secret ?? '';
  const proved = await prove(token, codeOf(secret));
  const session = await answerOf(proved, definitionOf(proveSecondFactor).answer);
  const [cookie = ''] = (proved.headers.get('set-cookie') ?? '').split(';');
  return { id, loginId, secret, session, headers: bearer(session.accessToken ?? ''), device: { cookie } };
}

const whoAmI = (headers: Record<string, string>) => server.get('/api/desk/staff/me', headers);
const signedOut = { status: 401, codes: ['TG0401'] } as const;

describe('a member of staff signs in [DSK-001]', () => {
  test('by an invitation, a password and an authenticator app, which the first sign-in sets up', async () => {
    const { id, loginId, secret, session, headers } = await enrolled(['maker', 'checker']);
    expect(session.staff).toMatchObject({ id, loginId, name: 'Thida', roles: ['maker', 'checker'], idleSeconds: 900 });
    expect(session.staff.endsAt).toBe('2026-03-02T12:00:00.000Z');
    expect(await (await whoAmI(headers)).json()).toMatchObject({ id, roles: ['maker', 'checker'] });

    passSeconds(60);
    const again = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
    expect(again).toEqual({ token: again.token, next: 'CODE' });
    expect((await prove(again.token, codeOf(secret))).status).toBe(200);
  });

  test('with the same app after a forgotten password: a new one passes no second factor by', async () => {
    const { id, loginId, secret } = await enrolled();
    passSeconds(60);
    await change(id, { inviteAgain: true });
    await accept(await mailedToken(server, loginId), 'Ayeyarwady9Kan');
    const again = await answerOf(await signIn(loginId, 'Ayeyarwady9Kan'), definitionOf(signInStaff).answer);
    expect(again).toEqual({ token: again.token, next: 'CODE' });
    expect((await prove(again.token, codeOf(secret))).status).toBe(200);
  });

  test('once with each code, and with one of the step before or after', async () => {
    const { loginId, secret } = await enrolled();
    const begin = async () => (await answerOf(await signIn(loginId), definitionOf(signInStaff).answer)).token;
    const taken = codeOf(secret);
    await expectError(await prove(await begin(), taken), { status: 400, codes: ['TG1201'] });
    passSeconds(90);
    const before = codeOf(secret, new Date(now.getTime() - 30_000));
    const after = codeOf(secret, new Date(now.getTime() + 30_000));
    const tooEarly = codeOf(secret, new Date(now.getTime() + 60_000));
    await expectError(await prove(await begin(), tooEarly), { status: 400, codes: ['TG1201'] });
    expect((await prove(await begin(), before)).status).toBe(200);
    expect((await prove(await begin(), after)).status).toBe(200);
    // A code of an earlier step is old by now, although its own time has not passed.
    await expectError(await prove(await begin(), codeOf(secret)), { status: 400, codes: ['TG1201'] });
  });

  test('with one of many attempts that show the same code at the same moment', async () => {
    const { loginId, secret } = await enrolled();
    passSeconds(60);
    const started = await Promise.all(Array.from({ length: 4 }, () => untilServed(() => signIn(loginId))));
    const tokens = await Promise.all(
      started.map(async (each) => (await answerOf(each, definitionOf(signInStaff).answer)).token),
    );
    const answers = await Promise.all(tokens.map((token) => prove(token, codeOf(secret))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('in ten minutes, and with one session for one sign-in', async () => {
    const { loginId, secret } = await enrolled();
    passSeconds(60);
    const { token } = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
    expect((await prove(token, codeOf(secret))).status).toBe(200);
    passSeconds(60);
    await expectError(await prove(token, codeOf(secret)), { status: 400, codes: ['TG1202'] });
    const late = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
    passSeconds(601);
    await expectError(await prove(late.token, codeOf(secret)), { status: 400, codes: ['TG1202'] });
  });
});

describe('guessing [DSK-001, SEC-006]', () => {
  test('a password is answered alike for known and unknown login ids, and locks either after five', async () => {
    const { loginId } = await enrolled();
    for (const guessed of [loginId, 'nobody@bank.example']) {
      for (let tries = 0; tries < 5; tries += 1) {
        await expectError(await signIn(guessed, 'Ayeyarwady8Myit'), { status: 400, codes: ['TG1101'] });
      }
      await expectError(await signIn(guessed), { status: 400, codes: ['EX0004'] });
    }
    passSeconds(901);
    expect((await signIn(loginId)).status).toBe(200);
  });

  test('by attackers locks out attackers, not the device that somebody has signed in with before', async () => {
    const { loginId, secret, device } = await enrolled();
    const { device: ofAnother } = await enrolled();
    for (let tries = 0; tries < 5; tries += 1) await signIn(loginId, 'Ayeyarwady8Myit');
    for (const attacker of [{}, ofAnother, { cookie: `device=${'A'.repeat(43)}` }]) {
      await expectError(await signIn(loginId, password, attacker), { status: 400, codes: ['EX0004'] });
    }
    passSeconds(60);
    const { token } = await answerOf(await signIn(loginId, password, device), definitionOf(signInStaff).answer);
    expect((await prove(token, codeOf(secret), device)).status).toBe(200);

    for (let tries = 0; tries < 5; tries += 1) await signIn(loginId, 'Ayeyarwady8Myit', device);
    await expectError(await signIn(loginId, password, device), { status: 400, codes: ['EX0004'] });
  });

  test('a code locks after five, however often the sign-in is started again', async () => {
    const { id, loginId, secret } = await enrolled();
    passSeconds(60);
    for (let tries = 0; tries < 5; tries += 1) {
      const { token } = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
      const code = codeOf(secret) === '000000' ? '000001' : '000000';
      await expectError(await prove(token, code), { status: 400, codes: [tries < 4 ? 'TG1201' : 'TG1203'] });
    }
    const { token } = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
    await expectError(await prove(token, codeOf(secret)), { status: 400, codes: ['EX0004'] });
    expect(await actionsAbout(id)).toMatchObject({ 'staff.code-refused': 6 });
  });

  async function actionsAbout(id: string): Promise<Record<string, number>> {
    const { rows } = await server.database.pool.query(
      'select action, count(*)::int as count from audit_entries where subject_id = $1 group by action',
      [id],
    );
    return Object.fromEntries(rows.map(({ action, count }) => [action, count]));
  }
});

describe('a session of staff ends [DSK-001]', () => {
  test('after fifteen minutes without a call, and after eight hours whatever is done', async () => {
    const { headers } = await enrolled();
    passSeconds(899);
    expect((await whoAmI(headers)).status).toBe(200);
    passSeconds(899);
    expect((await whoAmI(headers)).status).toBe(200);
    passSeconds(901);
    await expectError(await whoAmI(headers), signedOut);

    now = start;
    const { headers: busy, session } = await enrolled();
    while (now < new Date(session.staff.endsAt)) {
      expect((await whoAmI(busy)).status).toBe(200);
      passSeconds(600);
    }
    await expectError(await whoAmI(busy), signedOut);
  });

  test('when it is signed out', async () => {
    const { headers } = await enrolled();
    expect((await server.post('/api/desk/sign-out', undefined, headers)).status).toBe(200);
    await expectError(await whoAmI(headers), signedOut);
  });

  test.each([[{ disabled: true }], [{ roles: [] }], [{ resetSecondFactor: true }], [{ inviteAgain: true }]])(
    'at once when administrators make it %j',
    async (wanted) => {
      const { id, loginId, headers } = await enrolled();
      passSeconds(60);
      expect((await whoAmI(headers)).status).toBe(200);
      await change(id, wanted);
      await expectError(await whoAmI(headers), signedOut);
      const again = await signIn(loginId);
      if ('resetSecondFactor' in wanted) expect(await again.json()).toMatchObject({ next: 'ENROL' });
      else await expectError(again, { status: 400, codes: ['TG1101'] });
    },
  );

  test.each([[{ disabled: true }], [{ resetSecondFactor: true }], [{ inviteAgain: true }]])(
    'half begun too: who has shown the password and not yet the code, when administrators make it %j',
    async (wanted) => {
      const { id, loginId, secret } = await enrolled();
      passSeconds(60);
      const { token } = await answerOf(await signIn(loginId), definitionOf(signInStaff).answer);
      passSeconds(60);
      await change(id, wanted);
      await expectError(await prove(token, codeOf(secret)), { status: 400, codes: ['TG1202'] });
    },
  );

  test('for a role alone, at the next call, when only that role is taken away', async () => {
    const { id, headers } = await enrolled(['auditor', 'maker']);
    expect((await server.post('/api/desk/audit/verify', undefined, headers)).status).toBe(200);
    await change(id, { roles: ['maker'] });
    const refused = await server.post('/api/desk/audit/verify', undefined, headers);
    await expectError(refused, { status: 403, codes: ['TG0403'] });
    expect((await whoAmI(headers)).status).toBe(200);
  });
});

describe('what the database and the log keep', () => {
  test('are hashes and encrypted secrets, never a token, a link, a password or the secret of an app [SEC-003]', async () => {
    const { id, linkToken } = await invite();
    const { secret, session, id: other } = await enrolled();
    const { rows } = await server.database.pool.query(
      `select to_jsonb(s)::text as row from staff s union all select to_jsonb(s)::text from staff_sessions s
       union all select to_jsonb(s)::text from staff_invitations s union all select to_jsonb(s)::text from audit_entries s`,
    );
    const all = rows.map(({ row }) => row).join() + server.logged();
    expect(all).toContain(id);
    expect(all).toContain(other);
    for (const kept of [linkToken, secret, session.accessToken, password]) expect(all).not.toContain(kept);
  });
});
