import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createQuotas } from '../../access/quotas/index.ts';
import { createCustomers } from '../../access/sessions/testing/customers.ts';
import { type Asker, countEnumeration } from './enumeration-limits.ts';
import { nrcDraft } from './testing/drafts.ts';

const perToken = 5;
const perDevice = 10;
const perAddress = 40;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ENUMERATION_LIMIT_PER_TOKEN: String(perToken),
    ENUMERATION_LIMIT_PER_ADDRESS: String(perAddress),
    TRUST_PROXY: 'loopback',
    SANDBOX: 'true',
  });
});
afterAll(() => server.stop());

type Headers = Record<string, string>;
const digitsOf = (number: number) => String(number).padStart(6, '0');
const calls = {
  check_nrc_email: (number: number) => ({ UID_TYPE: 'NRC', UID_VALUE: `12/DAGAMA(N)${digitsOf(number)}` }),
  check_contact: (number: number) => ({
    UID_TYPE: 'NRC',
    UID_VALUE: nrcDraft.UID_VALUE,
    LOGIN_ID: `p${number}@example.com`,
    Phone: `09440${digitsOf(number)}`,
    RECORD_STAT: 'PENDING',
  }),
  submit: (number: number) => ({
    ...nrcDraft,
    LOGIN_ID: `p${number}@example.com`,
    MOBILENO: `09440${digitsOf(number)}`,
    PWD: 'Password1',
  }),
};
type Path = keyof typeof calls;
const paths = Object.keys(calls) as Path[];
const ask = (path: Path, number: number, headers: Headers) =>
  server.post(`/api/register/${path}`, calls[path](number), headers);
const isRefused = async (path: Path, number: number, headers: Headers) =>
  (await ask(path, number, headers)).status === 429;

describe('what tells attackers whether somebody is known [SEC-011]', () => {
  test.each(paths)('%s answers 5 questions of a visitor, and the same one again as often as asked', async (path) => {
    const visitor = { ...(await server.tokenOf('visitor')), 'x-forwarded-for': '203.0.113.1' };
    for (let number = 0; number < perToken; number += 1) expect(await isRefused(path, number, visitor)).toBe(false);
    const answer = await ask(path, perToken, visitor);
    await expectError(answer, { status: 429, codes: ['TG0429'] });
    // What was refused was not answered: asked again it is no repetition.
    expect(await isRefused(path, perToken, visitor)).toBe(true);
    expect(await isRefused(path, 0, visitor)).toBe(false);
    const other = { ...(await server.tokenOf('visitor')), 'x-forwarded-for': '203.0.113.1' };
    expect(await isRefused(path, perToken, other)).toBe(false);
  });

  test('a device answers 10 a day, whatever tokens it takes', async () => {
    const customers = await createCustomers(server);
    const phone = customers.device();
    await phone.signIn((await customers.add()).loginId);
    let answered = 0;
    for (let number = 0; number < perDevice + 3; number += 1) {
      const visitor = {
        ...(await server.tokenOf('visitor')),
        'x-forwarded-for': '203.0.113.2',
        cookie: phone.cookie(),
      };
      if (!(await isRefused('check_contact', 1000 + number, visitor))) answered += 1;
    }
    expect(answered).toBe(perDevice);
  });

  test('an address has a cap that is far above', async () => {
    let answered = 0;
    let visitor: Headers = {};
    for (let number = 0; number < perAddress + perToken; number += 1) {
      if (number % perToken === 0) visitor = { ...(await server.tokenOf('visitor')), 'x-forwarded-for': '203.0.113.3' };
      if (!(await isRefused('check_nrc_email', 2000 + number, visitor))) answered += 1;
    }
    expect(answered).toBe(perAddress);
  });

  test('each answer takes longer than the one before', async () => {
    const settings = {
      enumerationLimitPerToken: 5,
      enumerationLimitPerDevice: 10,
      enumerationLimitPerAddress: 100,
      enumerationStepMs: 400,
    };
    const quotas = createQuotas({ now: () => new Date(), key: async () => Buffer.alloc(32, 3) });
    const dependencies = { db: server.database.db, quotas, settings };
    const waits = async (asker: Asker) => {
      const all: number[] = [];
      for (let number = 0; number < 3; number += 1) {
        all.push(await countEnumeration('taken contact', `${asker.token} ${number}`, asker, dependencies));
      }
      return all;
    };
    const asker = { token: 'a', deviceToken: 'phone', clientAddress: '203.0.113.4' };
    expect(await waits(asker)).toEqual([0, 400, 800]);
    expect(await waits({ ...asker, token: 'b' })).toEqual([1200, 1600, 2000]);
    expect(await waits({ ...asker, token: 'c', deviceToken: undefined })).toEqual([0, 400, 800]);
  });
});
