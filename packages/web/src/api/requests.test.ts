import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOffline, reportReachable } from '../connection/connection.ts';
import { ApiError } from './api-error.ts';
import { createRequests, sendRequest } from './requests.ts';

const orders = { id: 'orders', base: 'portal', method: 'POST', path: '/orders/list', allowedRoles: [] } as never;
const requests = createRequests({ bases: { portal: 'https://bank.example/api/' } as never });

beforeEach(() => {
  vi.useFakeTimers();
  for (const target of ['window', 'document']) vi.stubGlobal(target, new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  reportReachable();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));
/** A server that never answers, as a dead network has it. */
const silent = () =>
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );

test('the language goes in the query and as a header; a call without body or token says nothing of them', () => {
  expect(requests.build(orders, { language: 'mm' })).toEqual({
    url: 'https://bank.example/api/orders/list?lang=MM',
    method: 'POST',
    headers: { accept: 'application/json', lang: 'MM' },
    body: null,
  });
});

test('a body goes as JSON, a token as the bearer’s, and of a query what is there', () => {
  const { url, headers, body } = requests.build(orders, {
    language: 'en',
    body: { page: 1 },
    token: 'abc',
    query: { page: 0, isOpen: false, from: undefined, to: null },
  });
  expect(url).toBe('https://bank.example/api/orders/list?lang=EN&page=0&isOpen=false');
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer abc' });
  expect(body).toBe('{"page":1}');
});

test('a good answer comes parsed, with the device’s cookie sent along', async () => {
  answering(Response.json({ Orders: [] }));
  expect(await requests.send(orders, { language: 'en' })).toEqual({ Orders: [] });
  expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ credentials: 'include' }));
});

test('an answer that is no JSON comes as it is', async () => {
  answering(new Response('fine'));
  expect(await requests.send(orders, { language: 'en' })).toBe('fine');
});

test('a refusal is told with its status, its body and what support finds it by', async () => {
  answering(new Response('{"Error":1}', { status: 400, headers: { 'x-request-id': 'r-1' } }));
  const failure = await requests.send(orders, { language: 'en' }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 400, body: { Error: 1 }, requestId: 'r-1' });
  expect(isOffline()).toBe(false);
});

test('no answer at all is a failure of the network, and the page is offline until one comes', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(requests.send(orders, { language: 'en' })).rejects.toMatchObject({ status: null });
  expect(isOffline()).toBe(true);
  answering(new Response('no', { status: 503 }));
  await expect(requests.send(orders, { language: 'en' })).rejects.toMatchObject({ status: 503 });
  expect(isOffline()).toBe(false);
});

test('nobody waits longer than half a minute for an answer', async () => {
  silent();
  const failure = requests.send(orders, { language: 'en' }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isOffline()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ status: null });
  expect(isOffline()).toBe(true);
});

test('a photo that is sent has the time besides that the weakest network takes for it', async () => {
  silent();
  const failure = requests.send(orders, { language: 'en', body: 'x'.repeat(40_000) }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(isOffline()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failure).toMatchObject({ status: null });
});

test('what the screen gave up itself is no failure of the network', async () => {
  silent();
  const left = new AbortController();
  const failure = requests.send(orders, { language: 'en' }, left.signal).catch((error) => error);
  left.abort();
  expect(await failure).not.toBeInstanceOf(ApiError);
  expect(isOffline()).toBe(false);
});

test('nothing is left behind once a call is over: no timer, nobody listening', async () => {
  answering(new Response('{}'));
  const left = new AbortController();
  const listening = vi.spyOn(left.signal, 'removeEventListener');
  await sendRequest({ url: 'https://bank.example', method: 'GET', headers: {} }, 1_000, left.signal);
  expect(vi.getTimerCount()).toBe(0);
  expect(listening).toHaveBeenCalledWith('abort', expect.any(Function));
});
