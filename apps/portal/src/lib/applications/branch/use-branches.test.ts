// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { useBranches } from './use-branches.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const branch = { branchCode: '001' };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  callApi.mockReset().mockResolvedValue({ Data: [branch] });
});
afterEach(() => vi.useRealTimers());

async function draw(first: string) {
  const search = (township: string) => () => useBranches({ township, accountClass: '301' });
  const found = await runHook(search(first));
  const pass = (ms: number) => doing(() => vi.advanceTimersByTimeAsync(ms));
  return { found, pass, move: (township: string) => found.redraw(search(township)), now: () => found.current.branches };
}

test('for a township that was there at first it is asked at once, for this kind of account', async () => {
  const { pass, now } = await draw('T1');
  expect(now()).toEqual({ kind: 'asking' });
  await pass(0);
  expect(now()).toEqual({ kind: 'found', list: [branch] });
  expect(callApi.mock.calls[0]?.[1]).toMatchObject({
    query: { townshipCode: 'T1', accountClass: '301' },
    language: 'en',
    isQuiet: true,
  });
});

test('without a township nothing is asked', async () => {
  const { pass, now, move } = await draw('');
  await pass(5_000);
  expect(now()).toEqual({ kind: 'none' });
  expect(callApi).not.toHaveBeenCalled();
  await move('T1');
  expect(now()).toEqual({ kind: 'asking' });
  await move('');
  expect(now()).toEqual({ kind: 'none' });
});

test('who goes through the townships asks a second after the last', async () => {
  const { pass, move } = await draw('');
  await move('T1');
  await pass(900);
  await move('T2');
  await pass(999);
  expect(callApi).not.toHaveBeenCalled();
  await pass(1);
  expect(callApi).toHaveBeenCalledTimes(1);
  expect(callApi.mock.calls[0]?.[1].query.townshipCode).toBe('T2');
});

test('an answer for a township that was left is not shown, and its call is given up', async () => {
  let answer = (_found: object) => {};
  callApi.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { pass, move, now } = await draw('T1');
  await pass(0);
  const signal = callApi.mock.calls[0]?.[1].signal as AbortSignal;
  await move('T2');
  expect(signal.aborted).toBe(true);
  await doing(() => answer({ Data: [{ branchCode: 'old' }] }));
  expect(now()).toEqual({ kind: 'asking' });
});

test('a refusal says why; anything else can be tried again, at once', async () => {
  const body = { Error: { Message: 'No', Details: [] } };
  callApi.mockRejectedValueOnce(new ApiError(400, body, null));
  const refused = await draw('T1');
  await refused.pass(0);
  expect(refused.now()).toMatchObject({ kind: 'refused', domainError: { message: 'No' } });
  callApi.mockRejectedValueOnce(new ApiError(503, body, null));
  const failed = await draw('T1');
  await failed.pass(0);
  expect(failed.now()).toEqual({ kind: 'failed' });
  await doing(() => failed.found.current.again());
  expect(failed.now()).toEqual({ kind: 'asking' });
  await failed.pass(0);
  expect(failed.now()).toMatchObject({ kind: 'found' });
});
