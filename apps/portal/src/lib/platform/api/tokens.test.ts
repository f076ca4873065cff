// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken, getToken, TokenError } from './tokens.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../config/requests.ts', () => ({ requests: { send } }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  localStorage.clear();
  let made = 0;
  send.mockReset().mockImplementation(async () => ({ access_token: `t${++made}`, expires_in: 60 }));
});
afterEach(() => vi.useRealTimers());

test('a token is asked for once and used until it is over', async () => {
  expect(await Promise.all([getToken('visitor', 'en'), getToken('visitor', 'en')])).toEqual(['t1', 't1']);
  vi.setSystemTime(1_059_999);
  expect(await getToken('visitor', 'en')).toBe('t1');
  vi.setSystemTime(1_060_000);
  expect(await getToken('visitor', 'en')).toBe('t2');
});

test('visitor and reader have each their own, also where the answer has a frame', async () => {
  await getToken('visitor', 'en');
  send.mockResolvedValue({ Data: { access_token: 'read', expires_in: 60 } });
  expect(await getToken('reader', 'en')).toBe('read');
  expect(await getToken('visitor', 'en')).toBe('t1');
  const [first, second] = send.mock.calls.map(([endpoint]) => endpoint.id);
  expect(first).not.toBe(second);
});

test('a refused token is forgotten, unless a newer one has taken its place', async () => {
  await getToken('visitor', 'en');
  dropToken('visitor', 'older');
  expect(await getToken('visitor', 'en')).toBe('t1');
  dropToken('visitor', 't1');
  expect(await getToken('visitor', 'en')).toBe('t2');
});

test.each(['{"token":1,"expiresAtMs":9e15}', '{"token":"x"}', 'null'])(
  'what is kept and no token is none: %s',
  async (text) => {
    localStorage.setItem('taga.visitor-token', text);
    expect(await getToken('visitor', 'en')).toBe('t1');
  },
);

test('a call that got no token says why, in the server’s words or as not possible now; without a network it is that', async () => {
  send.mockRejectedValueOnce(new ApiError(503, { Error: { Message: 'Closed' } }, 'r-1'));
  const worded = await getToken('visitor', 'en').catch((error) => error);
  expect(worded).toBeInstanceOf(TokenError);
  expect(worded).toMatchObject({ status: 503, body: { Error: { Message: 'Closed' } }, requestId: 'r-1' });
  send.mockRejectedValueOnce(new ApiError(502, '<html>', null));
  const silent = await getToken('visitor', 'en').catch((error) => error);
  expect(silent.body.Error.Details).toHaveLength(1);
  const away = new ApiError(null, null, null);
  send.mockRejectedValueOnce(away);
  await expect(getToken('visitor', 'en')).rejects.toBe(away);
});
