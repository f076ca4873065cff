import type { Call, Caller } from '@taga/contract';
import { allCalls, logout } from '@taga/contract/calls';
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
