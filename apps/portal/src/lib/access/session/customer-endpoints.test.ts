import { defineEndpoint } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer, fakeStorage, type SeenRequest } from '../../../testing/fake-browser.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { retryRules } from '../../platform/api/retry-rules.ts';
import { clearSession, findAuth, getSession, openSession } from './session-store.ts';

const answer = z.object({ Data: z.object({}) });
const base = { base: 'api', method: 'POST', summary: '', answer } as const;
const customerCall = defineEndpoint({ ...base, id: 'anyCall', path: '/any', allowedRoles: ['customer'] });
const login = defineEndpoint({ ...base, id: 'login', path: '/auth/login', allowedRoles: ['visitor'] });
const upload = defineEndpoint({ ...base, id: 'uploadFile', path: '/upload', allowedRoles: ['customer'] });
const getIdentityToken = defineEndpoint({
  ...base,
  id: 'getIdentityToken',
  path: '/idm/idm_get_token',
  allowedRoles: ['customer'],
});
const resendCode = defineEndpoint({ ...base, id: 'resend', path: '/resend', allowedRoles: ['visitor', 'customer'] });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const user = {
  Data: {
    USERNAME: 'MYA MYA',
    LOGIN_ID: 'mya@example.com',
    PRODUCT_CODE: null,
    UID_TYPE: 'NRC',
    UID_VALUE: '1',
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    EXISTING_CUSTOMER: 'N' as const,
  },
  expiry: inAnHour(),
};

const refused = () => new Response('{}', { status: 401 });
const good = () => Response.json({ Data: {} });
const isRefresh = ({ url }: SeenRequest) => url.includes('refresh_token');
const isTokenEndpoint = ({ url }: SeenRequest) => url.includes('get_token');
const freshTokens = (name: string) =>
  Response.json({
    Data: {
      accesstoken: name,
      RefreshToken: `r-${name}`,
      expiry: inAnHour(),
      expires_in: 600,
      session_expiry: inAnHour(),
      session_expires_in: 3600,
    },
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  clearSession();
  openSession({ user, auth: { accesstoken: 'old', RefreshToken: 'r-old', expiry: inAnHour() } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a customer’s call carries the stored access token (G-033) [SES-023]', async () => {
  const seen = fakeServer(good);
  await callApi(customerCall, { language: 'en' });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old']);
});

test('what visitors and customers may call, a customer calls as such', async () => {
  const seen = fakeServer(good);
  await callApi(resendCode, { language: 'en' });
  expect(seen[0]?.headers.authorization).toBe('Bearer old');
});

test('after a 401 the token is refreshed and the call repeated once [SES-022, ERR-007, MIS-003]', async () => {
  const seen = fakeServer((request) => {
    if (isRefresh(request)) return freshTokens('new');
    return request.headers.authorization === 'Bearer new' ? good() : refused();
  });
  await callApi(customerCall, { language: 'en' });
  expect(seen.map(({ url }) => url.split('?')[0])).toEqual(['/api/any', '/api/auth/refresh_token', '/api/any']);
  expect(seen[1]?.body).toEqual({ refresh_token: 'r-old' });
  expect(findAuth()).toMatchObject({ accesstoken: 'new', RefreshToken: 'r-new' });
});

test('calls that are refused together share one refresh', async () => {
  const seen = fakeServer((request) => {
    if (isRefresh(request)) return freshTokens('new');
    return request.headers.authorization === 'Bearer new' ? good() : refused();
  });
  await Promise.all([1, 2, 3].map(() => callApi(customerCall, { language: 'en' })));
  expect(seen.filter(isRefresh)).toHaveLength(1);
});

test('a token that another tab has brought is used without a refresh', async () => {
  const seen = fakeServer((request) => {
    if (request.headers.authorization === 'Bearer new') return good();
    const auth = { accesstoken: 'new', RefreshToken: 'r-new', expiry: inAnHour() };
    localStorage.setItem('taga.auth', JSON.stringify(auth));
    return refused();
  });
  await callApi(customerCall, { language: 'en' });
  expect(seen.filter(isRefresh)).toHaveLength(0);
});

test('a token whose time is over is refreshed before it is sent', async () => {
  openSession({ user, auth: { accesstoken: 'old', RefreshToken: 'r-old', expiry: '2020-01-01T00:00:00Z' } });
  const seen = fakeServer((request) => (isRefresh(request) ? freshTokens('new') : good()));
  await callApi(customerCall, { language: 'en' });
  expect(seen.map(isRefresh)).toEqual([true, false]);
});

test('a refused refresh is repeated twice, then the session is over (G-027) [MIS-002]', async () => {
  const seen = fakeServer(refused);
  await expect(callApi(customerCall, { language: 'en' })).rejects.toMatchObject({ status: 401 });
  expect(seen.filter(isRefresh)).toHaveLength(3);
  expect(getSession().kind).toBe('expired');
});

test('a refresh that cannot reach the server does not end the session', async () => {
  fakeServer((request) => (isRefresh(request) ? Promise.reject(new TypeError('offline')) : refused()));
  await expect(callApi(customerCall, { language: 'en' })).rejects.toMatchObject({ status: null });
  expect(getSession().kind).toBe('open');
});

test('tokens that arrive after logging out are not kept', async () => {
  fakeServer((request) => {
    if (!isRefresh(request)) return refused();
    clearSession();
    return freshTokens('new');
  });
  await expect(callApi(customerCall, { language: 'en' })).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('taga.auth')).toBeNull();
});

describe('the table of repeats after a 401 (G-027) [MIS-002]', () => {
  test('names calls that exist, beside the default of one', () => {
    const ids = allEndpoints.map(({ id }) => id);
    expect(Object.keys(retryRules).filter((id) => !ids.includes(id))).toEqual([]);
    const retries = Object.fromEntries(Object.entries(retryRules).map(([id, rule]) => [id, rule.retries]));
    expect(retries).toEqual({ login: 6, listBalances: 1, listBalancesByPost: 1, getIdentityToken: 2, uploadFile: 1 });
  });

  test('a sign-in is repeated six times, each with a fresh visitor token [LOG-009]', async () => {
    let count = 0;
    const seen = fakeServer((request) => {
      count += 1;
      if (!isTokenEndpoint(request)) return refused();
      return Response.json({ Data: { access_token: `v${count}`, expires_in: 3600 } });
    });
    await expect(callApi(login, { language: 'en' })).rejects.toMatchObject({ status: 401 });
    const used = seen.filter((request) => !isTokenEndpoint(request)).map(({ headers }) => headers.authorization);
    expect(used).toHaveLength(7);
    expect(new Set(used).size).toBe(7);
  });

  test.each([400, 404, 429, 500, 503])(
    'the identity token is asked for twice more after a %i [API-044, MIS-005]',
    async (status) => {
      const seen = fakeServer(() => (seen.length < 3 ? new Response('{}', { status }) : good()));
      await callApi(getIdentityToken, { language: 'en' });
      expect(seen).toHaveLength(3);
    },
  );

  test('the identity token is asked for three times at most, and another call once [API-044]', async () => {
    const seen = fakeServer(() => new Response('{}', { status: 503 }));
    await expect(callApi(getIdentityToken, { language: 'en' })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
    await expect(callApi(customerCall, { language: 'en' })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(4);
  });

  test('an upload waits two seconds first [MIS-004]', async () => {
    vi.useFakeTimers();
    const seen = fakeServer((request) => {
      if (isRefresh(request)) return freshTokens('new');
      return request.headers.authorization === 'Bearer new' ? good() : refused();
    });
    const done = callApi(upload, { language: 'en' });
    await vi.advanceTimersByTimeAsync(1999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(seen).toHaveLength(3);
    vi.useRealTimers();
  });
});
