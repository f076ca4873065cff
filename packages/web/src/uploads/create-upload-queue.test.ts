import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { reportReachable, setLastCallFailed } from '../connection/connection.ts';
import { createUploadQueue } from './create-upload-queue.ts';

const place = { loginId: 'mya@mail.example', owner: { authorizationReqId: 'A1' }, fileType: 'SIGNATURE' };
const arrived = { id: 'F1', type: 'SIGNATURE', name: 'a', url: '' };
const locks = { request: vi.fn((_name: string, _options: object, work: () => Promise<void>) => work()) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { lang: 'my' } });
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1' });
});
afterEach(() => {
  reportReachable();
  locks.request.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const photo = () => new Blob(['drawn'], { type: 'image/png' });
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
/** What is opened takes more than a turn. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo);

function queueWith(send: (...given: never[]) => Promise<typeof arrived>) {
  return createUploadQueue({ send, findProblem: () => undefined } as never);
}

test('a file is sent in the language of the page, alone among all tabs, and a photo can be seen meanwhile', async () => {
  const send = vi.fn(async (_upload: unknown, _sending: { language: string }) => arrived);
  const queue = queueWith(send as never);
  queue.add(photo(), 'a', place);
  await until(() => send.mock.calls.length > 0);
  expect(send.mock.calls[0]?.[1].language).toBe('mm');
  expect(locks.request.mock.calls[0]?.[0]).toMatch(/^taga\.upload\./);
  expect(queue.get()[0]?.preview).toBe('blob:1');
});

test('what is no photo has nothing to be seen', async () => {
  const queue = queueWith(async () => arrived);
  queue.add(new Blob(['x'], { type: 'application/pdf' }), 'a', place);
  await until(() => queue.get()[0]?.state === 'arrived');
  expect(queue.get()[0]?.preview).toBeUndefined();
});

test('where the browser has no locks it is sent all the same', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const queue = queueWith(async () => arrived);
  queue.add(photo(), 'a', place);
  await until(() => queue.get()[0]?.state === 'arrived');
});

test('without a network it waits for it, and then goes on', async () => {
  const send = vi.fn(async () => arrived).mockRejectedValueOnce(new ApiError(null, null, null));
  const queue = queueWith(send);
  setLastCallFailed(true);
  queue.add(photo(), 'a', place);
  await until(() => send.mock.calls.length > 0);
  await settle(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  reportReachable();
  await settle(1_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('one whose network is back already waits for no word of it', async () => {
  const send = vi.fn(async () => arrived).mockRejectedValueOnce(new ApiError(null, null, null));
  const queue = queueWith(send);
  queue.add(photo(), 'a', place);
  await until(() => send.mock.calls.length > 0);
  await settle(1_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['waits for the network', true, new ApiError(null, null, null)],
  ['waits to try again', false, new ApiError(503, null, null)],
])('one that is removed while it %s is not tried again, and leaves no timer', async (_when, isAway, failure) => {
  const send = vi.fn(async () => arrived).mockRejectedValue(failure);
  const queue = queueWith(send);
  setLastCallFailed(isAway);
  queue.add(photo(), 'a', place);
  await until(() => send.mock.calls.length > 0);
  await settle();
  await queue.remove(queue.get()[0]?.key ?? '');
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  reportReachable();
  await settle(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});
