import type { Endpoint } from '@taga/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, type RetryRule, type TokenSource } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { onGlobalError } from './global-errors.ts';

const endpoint: Endpoint = { id: 'x', base: 'portal', method: 'POST', path: 'x', allowedRoles: [] } as never;
const refused = new ApiError(401, null, null);
const broken = new ApiError(500, null, null);

const send = vi.fn();
const raised = vi.fn();
let stopHearing: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue('answer');
  raised.mockReset();
  stopHearing = onGlobalError(raised);
});
afterEach(() => {
  stopHearing();
  vi.useRealTimers();
});

/** Tokens t1, t2, t3: each replaced by the next. */
function tokens() {
  let last = 1;
  return {
    get: vi.fn(async () => `t${last}`),
    replace: vi.fn(async () => `t${++last}`),
    expire: vi.fn(),
  } satisfies TokenSource;
}

interface Client {
  readonly source?: TokenSource;
  readonly rule?: RetryRule;
  readonly isOfScreen?: (endpoint: Endpoint, error: ApiError) => boolean;
}

function call({ source, rule, isOfScreen }: Client = {}, input: object = {}) {
  const callApi = createApiClient({
    requests: { build: vi.fn(), send },
    findTokenSource: () => source,
    ...(rule && { retryRuleFor: () => rule }),
    ...(isOfScreen && { isOfScreen }),
  });
  return callApi(endpoint, { language: 'mm', ...input } as never) as Promise<unknown>;
}

const sentTokens = () => send.mock.calls.map(([, parts]) => parts.token);

test('a call hands on what it was given, without a token where none is needed', async () => {
  const { signal } = new AbortController();
  expect(await call({}, { body: { a: 1 }, query: { b: 2 }, signal })).toBe('answer');
  expect(send).toHaveBeenCalledWith(
    endpoint,
    { body: { a: 1 }, query: { b: 2 }, language: 'mm', token: undefined },
    signal,
  );
});

test('a token that is given is used, whatever is stored', async () => {
  const source = tokens();
  await call({ source }, { token: 'own' });
  expect(sentTokens()).toEqual(['own']);
  expect(source.get).not.toHaveBeenCalled();
});

test('a refused token is replaced once, and the call is made again with the new one', async () => {
  const source = tokens();
  send.mockRejectedValueOnce(refused);
  expect(await call({ source })).toBe('answer');
  expect(sentTokens()).toEqual(['t1', 't2']);
  expect(source.replace).toHaveBeenCalledWith('t1', 'mm');
  expect(source.expire).not.toHaveBeenCalled();
});

test('when no token helps, the source is told, and nobody else', async () => {
  const source = tokens();
  send.mockRejectedValue(refused);
  await expect(call({ source })).rejects.toBe(refused);
  expect(sentTokens()).toEqual(['t1', 't2']);
  expect(source.expire).toHaveBeenCalledTimes(1);
  expect(raised).not.toHaveBeenCalled();
});

test('another failure is not repeated, does not end the session, and is told to everybody', async () => {
  const source = tokens();
  send.mockRejectedValue(broken);
  await expect(call({ source })).rejects.toBe(broken);
  expect(send).toHaveBeenCalledTimes(1);
  expect(source.expire).not.toHaveBeenCalled();
  expect(raised).toHaveBeenCalledWith(broken);
});

test('where the rule says so any failed call is repeated, after its pause and with the same token', async () => {
  const source = tokens();
  send.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
  const answer = call({ source, rule: { retries: 2, delayMs: 2_000, isAfterAnyFailure: true } });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await answer).toBe('answer');
  expect(sentTokens()).toEqual(['t1', 't1', 't1']);
});

test('a fault of our own is never repeated nor toasted', async () => {
  send.mockRejectedValue(new TypeError('ours'));
  const rule = { retries: 3, delayMs: 0, isAfterAnyFailure: true };
  await expect(call({ source: tokens(), rule })).rejects.toThrow('ours');
  expect(send).toHaveBeenCalledTimes(1);
  expect(raised).not.toHaveBeenCalled();
});

test('a rule without a pause waits for no timer', async () => {
  send.mockRejectedValueOnce(refused);
  await call({ source: tokens(), rule: { retries: 1, delayMs: 0 } });
  expect(vi.getTimerCount()).toBe(0);
});

test('what the screen says itself is not told to everybody, by the call’s word or by the app’s', async () => {
  send.mockRejectedValue(broken);
  await expect(call({}, { isQuiet: true })).rejects.toBe(broken);
  await expect(call({ isOfScreen: (asked, error) => asked === endpoint && error === broken })).rejects.toBe(broken);
  expect(raised).not.toHaveBeenCalled();
  await expect(call({ isOfScreen: () => false })).rejects.toBe(broken);
  expect(raised).toHaveBeenCalledTimes(1);
});
