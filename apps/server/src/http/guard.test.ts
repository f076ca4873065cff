import type { Call, Caller } from '@taga/contract';
import { allCalls, logout } from '@taga/contract/calls';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type Customers,
  comparable,
  createCustomers,
  type TestCustomer,
} from '../modules/sessions/testing/customers.ts';
import { expectError } from '../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { requireDeclarations } from './route-declarations.ts';

let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let tokens: Record<'nobody' | 'visitor' | 'reader' | 'customer', Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_CUSTOMER: '100000' });
  customers = await createCustomers(server);
  mya = await customers.add();
  tokens = {
    nobody: {},
    visitor: await server.tokenOf('visitor'),
    reader: await server.tokenOf('reader'),
    customer: await customers.tokenOf(mya.loginId),
  };
});
afterAll(() => server.stop());

const pathsOf = (call: Call) => [call.path, ...(call.aliases ?? [])].map((path) => `/${call.base}${path}`);

const routes = allCalls.flatMap((call) => pathsOf(call).map((path) => ({ ...call, path })));

describe('every call lets in exactly those it declares [SEC-002]', () => {
  test.each(routes)('$method $path', async ({ id, method, path, callers }) => {
    for (const who of ['nobody', 'visitor', 'reader', 'customer'] as const) {
      const answer = method === 'GET' ? await server.get(path, tokens[who]) : await server.post(path, {}, tokens[who]);
      const isLetIn = callers.includes('anyone') || callers.includes(who as Caller);
      if (isLetIn) expect(answer.status, `as ${who}`).not.toBe(401);
      else await expectError(answer, { status: 401, codes: ['TG0401'] });
    }
    if (id === logout.id) tokens.customer = await customers.tokenOf(mya.loginId);
  });
});

describe('who names another customer is answered as if there were none [SEC-001, SEC-002]', () => {
  const named = (loginId: string) => ({ LOGIN_ID: loginId });
  const naming = routes.filter(
    ({ callers, body }) => callers.includes('customer') && body && z.safeParse(body, named('somebody')).success,
  );

  test.each(naming)('$method $path', async ({ path }) => {
    const aung = await customers.add();
    const another = await comparable(await server.post(path, named(aung.loginId), tokens.customer));
    const unknown = await comparable(await server.post(path, named('nobody@example.com'), tokens.customer));
    expect(another).toEqual(unknown);
    expect(another).not.toMatchObject({ status: 200 });
  });
});

describe('a token', () => {
  const states = '/api/proxy/commonbank/v1/api/States';

  test('that is missing is asked for', async () => {
    const answer = await server.get(states);
    await expectError(answer, { status: 401, codes: ['TG0401'] });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['is unknown', `Bearer ${'A'.repeat(43)}`],
    ['has another form', 'Bearer abc'],
    ['comes without its scheme', 'A'.repeat(43)],
    ['comes with another scheme', 'Basic dGFnYTp0YWdh'],
    ['tries to be SQL', `Bearer ' or 1=1 --`],
  ])('that %s is refused', async (_what, authorization) => {
    const answer = await server.get(states, { authorization });
    await expectError(answer, { status: 401, codes: ['TG0401'] });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  test('is read from the header Authorization: Bearer [API-004]', async () => {
    expect((await server.get(states, tokens.reader)).status).toBe(200);
  });

  test('is checked before the body is read', async () => {
    await expectError(await server.post('/api/auth/login', '{broken'), { status: 401, codes: ['TG0401'] });
  });
});

test('a server with a route that does not say who may call it does not start [SEC-002]', async () => {
  const app = fastify();
  requireDeclarations(app);
  app.get('/spoken', { config: { callers: ['anyone'] } }, async () => 'fine');
  app.get('/silent', async () => 'for whom?');
  await expect(app.ready()).rejects.toThrow('These routes do not declare who may call them: GET /silent, HEAD /silent');
});
