import type { QueryClient } from '@taga/web/data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** As a page that was just loaded has it. */
async function load() {
  const { CustomerQueries } = await import('./customer-queries.tsx');
  const session = await import('../../access/session/session-store.ts');
  const clientOf = (loginId: string): QueryClient => CustomerQueries({ loginId, children: null }).props.client;
  return { clientOf, session };
}

test('what was loaded for one customer is not there for another', async () => {
  const { clientOf } = await load();
  clientOf('mya@example.com').setQueryData(['profile'], 'Mya');
  expect(clientOf('mya@example.com').getQueryData(['profile'])).toBe('Mya');
  expect(clientOf('hla@example.com').getQueryData(['profile'])).toBeUndefined();
});

test.each(['clearSession', 'expireSession'] as const)('nor does it outlive the session: %s', async (end) => {
  const { clientOf, session } = await load();
  const Data = { USERNAME: 'MYA', LOGIN_ID: 'mya@example.com', PRODUCT_CODE: null, EXISTING_CUSTOMER: 'N' } as never;
  const expiry = '2099-03-01T11:00:00Z';
  session.openSession({ user: { Data, expiry }, auth: { accesstoken: 'a', RefreshToken: 'r', expiry } });
  clientOf('mya@example.com').setQueryData(['profile'], 'Mya');
  expect(clientOf('mya@example.com').getQueryData(['profile'])).toBe('Mya');
  session[end]();
  expect(clientOf('mya@example.com').getQueryData(['profile'])).toBeUndefined();
});
