// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCustomerToken, replaceCustomerToken } from './customer-tokens.ts';
import { findAuth, replaceAuth } from './session-store.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../config/requests.ts', () => ({ requests: { send } }));

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const auth = (token: string, seconds = 60) => ({ accesstoken: token, RefreshToken: `r-${token}`, expiry: at(seconds) });
const answered = (token: string) => ({ Data: { accesstoken: token, RefreshToken: `r-${token}`, expires_in: 60 } });
const refused = new ApiError(401, null, null);

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue(answered('t2'));
});
afterEach(() => vi.unstubAllGlobals());

test('a token that still holds is used; one that is over is exchanged first', async () => {
  replaceAuth(auth('t1'));
  expect(await getCustomerToken('en')).toBe('t1');
  expect(send).not.toHaveBeenCalled();
  replaceAuth(auth('t1', 0));
  expect(await getCustomerToken('en')).toBe('t2');
  expect(send.mock.calls[0]?.[1]).toEqual({ body: { refresh_token: 'r-t1' }, language: 'en' });
  expect(findAuth()?.accesstoken).toBe('t2');
});

test('nobody who is not signed in has one', async () => {
  await expect(getCustomerToken('en')).rejects.toMatchObject({ status: 401 });
  await expect(replaceCustomerToken('t1', 'en')).rejects.toMatchObject({ status: 401 });
  expect(send).not.toHaveBeenCalled();
});

test('calls that are refused together wait for one exchange; later ones make another', async () => {
  replaceAuth(auth('t1'));
  expect(await Promise.all([replaceCustomerToken('t1', 'en'), replaceCustomerToken('t1', 'en')])).toEqual(['t2', 't2']);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockResolvedValue(answered('t3'));
  expect(await replaceCustomerToken('t2', 'en')).toBe('t3');
});

test('a token that another tab has brought meanwhile is taken as it is', async () => {
  replaceAuth(auth('t9'));
  expect(await replaceCustomerToken('t1', 'en')).toBe('t9');
  expect(send).not.toHaveBeenCalled();
});

test('a refused exchange is tried twice more, another failure is not', async () => {
  replaceAuth(auth('t1'));
  send.mockRejectedValue(refused);
  await expect(replaceCustomerToken('t1', 'en')).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(3);
  send.mockClear().mockRejectedValue(new ApiError(500, null, null));
  await expect(replaceCustomerToken('t1', 'en')).rejects.toMatchObject({ status: 500 });
  expect(send).toHaveBeenCalledTimes(1);
});

test('who logged out meanwhile gets no token back', async () => {
  replaceAuth(auth('t1'));
  send.mockImplementation(async () => {
    localStorage.clear();
    return answered('t2');
  });
  await expect(replaceCustomerToken('t1', 'en')).rejects.toMatchObject({ status: 401 });
  expect(findAuth()).toBeUndefined();
});

test('two tabs exchange one after the other, where the browser has locks', async () => {
  const request = vi.fn((_name: string, work: () => unknown) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  replaceAuth(auth('t1'));
  await replaceCustomerToken('t1', 'en');
  expect(request).toHaveBeenCalledWith('taga.refresh', expect.any(Function));
  vi.stubGlobal('navigator', {});
  send.mockResolvedValue(answered('t3'));
  expect(await replaceCustomerToken('t2', 'en')).toBe('t3');
});
