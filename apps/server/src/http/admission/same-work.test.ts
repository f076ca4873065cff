import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCustomers, type TestCustomer, wrongPassword } from '../../modules/access/sessions/testing/customers.ts';
import { type Draft, detailsOf, nrcDraft } from '../../modules/customers/registration/testing/drafts.ts';
import {
  createClock,
  createSignUpClient,
  type SignUpClient,
} from '../../modules/customers/registration/testing/sign-up-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Time can tell only what differs in work, and nearly all of it is what the database is asked. */
const clock = createClock();
let server: TestServer;
let signUps: SignUpClient;
let customer: TestCustomer;
let other: TestCustomer;
let newcomer: Draft;
let token: Record<string, string>;
const statements: string[] = [];
beforeAll(async () => {
  const query = Client.prototype.query;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function noted(this: Client, ...given) {
    const [config] = given as unknown[];
    statements.push(typeof config === 'string' ? config : String((config as { text?: string }).text));
    return Reflect.apply(query, this, given);
  });
  server = await startTestServer({ ANONYMOUS_TOKEN_LIFETIME_S: '86400', LOGIN_MAX_TRIES: '2' }, {}, clock.now);
  signUps = await createSignUpClient(server);
  const customers = await createCustomers(server);
  customer = await customers.add();
  other = await customers.add();
  token = await customers.tokenOf(customer.loginId);
  newcomer = { ...nrcDraft, LOGIN_ID: 'waits@example.com', MOBILENO: '09440000001' };
  await signUps.confirmPhone(newcomer);
});
afterAll(() => server.stop());

const nobody = 'nobody@example.com';
const attacker = { ...nrcDraft, LOGIN_ID: nobody, MOBILENO: '09440000009' };
const visitorCall = (path: string, body: object) => server.post(`/api/${path}`, body, signUps.token);

/** What is asked with a known name, and with one that nobody has; `times` where the last of several differs. */
interface Compared {
  readonly what: string;
  readonly known: () => Promise<Response>;
  readonly unknown: () => Promise<Response>;
  readonly times?: number;
}

const reset = (step: string, id: string, more: object = {}) =>
  visitorCall(`auth/forget_pwd${step}`, { LOGIN_ID: id, LoginId: id, ...more });
const guess = { ClientCode: 'ONB', ReferenceNo: 'A'.repeat(22), OTPCode: '123456' };
const signUp = (step: string, draft: Draft, more: object = {}) =>
  signUps.call(step, { ...detailsOf(draft), RECORD_STAT: 'ACTIVE', ...more });
const proof = { OTPREFNO: 'reference', OTPCODE: '123456', CLIENTCODE: 'ONBO' };
const both = (what: string, ask: (id: string) => Promise<Response>, times?: number): Compared => ({
  what,
  known: () => ask(customer.loginId),
  unknown: () => ask(nobody),
  ...(times && { times }),
});
const bothSignUps = (what: string, ask: (draft: Draft) => Promise<Response>): Compared => ({
  what,
  known: () => ask(newcomer),
  unknown: () => ask(attacker),
});

const compared: readonly Compared[] = [
  both('auth/login', (id) => visitorCall('auth/login', { LOGIN_ID: id, PWD: wrongPassword }), 3),
  both('auth/forget_pwd', (id) => reset('', id), 2),
  both('auth/forget_pwd/resend_otp', (id) => reset('/resend_otp', id), 2),
  both('auth/forget_pwd/verify_otp', (id) => reset('/verify_otp', id, guess)),
  both('auth/forget_pwd/reset_pwd', (id) =>
    reset('/reset_pwd', id, { OTPREFNO: 'A'.repeat(22), PWD: 'Chindwin9Myit' }),
  ),
  bothSignUps('register/resend_otp_verification', (draft) => signUp('resend_otp_verification', draft)),
  bothSignUps('register/verify_otp', (draft) => signUp('verify_otp', draft, proof)),
  bothSignUps('register/resend_email_verification', (draft) =>
    signUps.call('resend_email_verification', { LOGIN_ID: draft.LOGIN_ID }),
  ),
  {
    what: 'auth/me, for another customer and for nobody',
    known: () => server.post('/api/auth/me', { LOGIN_ID: other.loginId }, token),
    unknown: () => server.post('/api/auth/me', { LOGIN_ID: nobody }, token),
  },
];

async function workOf(ask: () => Promise<Response>): Promise<{ status: number; statements: string[] }> {
  statements.length = 0;
  const { status } = await ask();
  return { status, statements: [...statements] };
}

describe('the database is asked the same for who is known and who is not [SEC-005]', () => {
  test.each(compared)('by $what', async ({ known, unknown, times = 1 }) => {
    clock.advance(61);
    for (let time = 0; time < times; time += 1) {
      const [ofKnown, ofUnknown] = [await workOf(known), await workOf(unknown)];
      expect(ofKnown.statements).not.toEqual([]);
      expect(ofUnknown).toEqual(ofKnown);
    }
  });
});

test.each(['verify_otp', 'reset_pwd'])(
  'a guessed reference of %s reads nobody’s row: that alone would take a moment longer [SEC-005]',
  async (step) => {
    const given = { ...guess, OTPREFNO: 'A'.repeat(22), PWD: 'Chindwin9Myit' };
    const { statements: asked } = await workOf(() => reset(`/${step}`, customer.loginId, given));
    const ofCustomers = asked.filter((statement) => statement.includes('customers'));
    expect(ofCustomers).toEqual([
      expect.stringMatching(/^\s*select \(select id from customers where login_id = \$1\) as id$/),
    ]);
  },
);
