import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { FileSending } from './send-bytes.ts';
import { type QueueDependencies, UploadQueue } from './upload-queue.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';

const place = {
  loginId: 'mya@example.com',
  owner: { authorizationReqId: 'A1', accountClass: '301', currency: 'MMK' },
  fileType: 'SRC_INCOME_FILE',
} as const;
const arrived = { id: 'F1', type: 'SRC_INCOME_01', name: 'pay.pdf', url: '/f1' };
const file = new Blob(['0123456789']);
const minuteMs = 60_000;

const domainError = (status: number, code: string, RetryAfter?: number) =>
  new ApiError(status, { Error: { Message: 'No', Details: [{ ErrorCode: code }], RetryAfter } }, null);
const noNetwork = () => new ApiError(null, null, null);

function memoryStore(): UploadStore & { readonly kept: Map<string, StoredUpload> } {
  const kept = new Map<string, StoredUpload>();
  return {
    kept,
    list: async () => [...kept.values()],
    find: async (key) => kept.get(key),
    put: async (upload) => void kept.set(upload.key, upload),
    remove: async (key) => void kept.delete(key),
  };
}

/** As the browser gives out locks: one tab at a time, in the order they asked. */
function sharedLocks(): QueueDependencies['alone'] {
  const held = new Map<string, Promise<void>>();
  return (key, _signal, work) => {
    const mine = (held.get(key) ?? Promise.resolve()).then(work);
    held.set(
      key,
      mine.catch(() => {}),
    );
    return mine;
  };
}

type Send = QueueDependencies['send'];

let store: ReturnType<typeof memoryStore>;
let reachable: () => void;
const thumbnails = {
  get: vi.fn(),
  draw: vi.fn(async () => undefined as string | undefined),
  save: vi.fn(),
  clear: vi.fn(),
};
const givenUp = vi.fn();

function createQueue(send: Send, more: Partial<QueueDependencies> = {}): UploadQueue {
  return new UploadQueue({
    store,
    send,
    findProblem: () => undefined,
    prepare: async (given) => ({ bytes: await given.arrayBuffer(), mediaType: 'application/pdf', sha256: 'ab' }),
    alone: (_key, _signal, work) => work(),
    preview: () => undefined,
    thumbnails,
    language: () => 'en',
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    whenReachable: () =>
      new Promise((resolve) => {
        reachable = resolve;
      }),
    onGivenUp: givenUp,
    now: Date.now,
    ...more,
  });
}

/** Fails in the given ways, one after another, and then succeeds. */
function failingWith(...failures: (ApiError | ((sending: FileSending) => ApiError))[]) {
  return vi.fn<Send>(async (_upload, sending) => {
    const failure = failures.shift();
    if (failure) throw typeof failure === 'function' ? failure(sending) : failure;
    return arrived;
  });
}

const stateOf = (queue: UploadQueue) => queue.get()[0]?.state;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T04:00:00Z') });
  store = memoryStore();
  givenUp.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a file', () => {
  test('is handed over where it belongs once it has arrived, and only there', async () => {
    const queue = createQueue(failingWith());
    queue.add(file, 'pay.pdf', place);
    await settle();
    expect(queue.take({ ...place, fileType: 'SIGNATURE' })).toBeUndefined();
    expect(queue.take({ ...place, loginId: 'other@example.com' })).toBeUndefined();
    expect(queue.take(place)).toEqual(arrived);
    expect(queue.get()).toEqual([]);
  });

  test('waits for its turn: two at once would only share the same network', async () => {
    const open: (() => void)[] = [];
    const send = vi.fn<Send>(() => new Promise((resolve) => open.push(() => resolve(arrived))));
    const queue = createQueue(send);
    queue.add(file, 'one.pdf', place);
    await settle();
    queue.add(file, 'two.pdf', place);
    await settle();
    expect(queue.get().map(({ state }) => state)).toEqual(['sending', 'waiting']);
    open[0]?.();
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('that was picked is opened a while later, and can be taken back until then [BIO-016, CON-033]', async () => {
    const send = vi.fn<Send>(async () => arrived);
    const prepare = vi.fn<QueueDependencies['prepare']>(async () => undefined);
    const queue = createQueue(send, { prepare });
    queue.add(file, 'slip.pdf', place, 2_000);
    queue.add(file, 'pay.pdf', place, 2_000);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(queue.get()).toMatchObject([{ state: 'preparing' }, { state: 'preparing' }]);
    expect(prepare).not.toHaveBeenCalled();
    await queue.remove(queue.get()[0]?.key ?? '');
    await vi.advanceTimersByTimeAsync(1);
    expect(prepare).toHaveBeenCalledOnce();
    expect(queue.get()).toMatchObject([{ name: 'pay.pdf' }]);
  });

  test('that nobody takes is not even opened', () => {
    const queue = createQueue(failingWith(), { findProblem: () => 'validation.upload.tooLarge' });
    expect(queue.add(file, 'a.jpg', place)).toBe('validation.upload.tooLarge');
    expect(queue.get()).toEqual([]);
  });

  test('that cannot be opened says so until it is removed, and is neither kept nor sent', async () => {
    const send = failingWith();
    const queue = createQueue(send, { prepare: async () => undefined });
    queue.add(file, 'a.jpg', place);
    await settle();
    expect(queue.get()).toMatchObject([{ state: 'failed', isUnreadable: true }]);
    expect([store.kept.size, send.mock.calls.length]).toEqual([0, 0]);
    await queue.remove(queue.get()[0]?.key ?? '');
    expect(queue.get()).toEqual([]);
  });

  test('that is removed on its way is not heard of again', async () => {
    const send = vi.fn<Send>(
      (_upload, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    await queue.remove(queue.get()[0]?.key ?? '');
    await settle();
    expect([queue.get(), store.kept.size]).toEqual([[], 0]);
    expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
});

test('a photo that was sent is seen without being fetched, until nobody is signed in any more', async () => {
  const queue = createQueue(async () => arrived, {
    preview: () => 'blob:1',
    thumbnails: { ...thumbnails, get: () => undefined, clear: () => {} },
  });
  queue.add(file, 'card.jpg', place);
  await settle();
  expect(queue.previewOf(arrived)).toBe('blob:1');
  queue.stop();
  expect(queue.previewOf(arrived)).toBeUndefined();
});

test('a photo that has arrived is seen again after a reload, until nobody is signed in any more', async () => {
  thumbnails.draw.mockResolvedValueOnce('data:image/jpeg;base64,AA');
  thumbnails.get.mockImplementation((id: string) => (id === 'F1' ? 'data:image/jpeg;base64,AA' : undefined));
  const queue = createQueue(async () => arrived);
  queue.add(file, 'card.jpg', place);
  await settle();
  expect(thumbnails.save).toHaveBeenCalledWith('F1', 'data:image/jpeg;base64,AA');
  const afterReload = createQueue(async () => arrived);
  expect(afterReload.previewOf(arrived)).toBe('data:image/jpeg;base64,AA');
  afterReload.stop();
  expect(thumbnails.clear).toHaveBeenCalledTimes(1);
});

describe('without a network', () => {
  test('it waits, however long it takes, and then goes on by itself [NET-002]', async () => {
    // After all that, a server that is busy for a moment is no reason to give up.
    const send = failingWith(...Array.from({ length: 20 }, noNetwork), domainError(503, 'TG0503'));
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    for (let cut = 0; cut < 20; cut += 1) {
      await settle();
      expect(stateOf(queue)).toBe('waiting');
      expect(send).toHaveBeenCalledTimes(cut + 1);
      reachable();
      await vi.advanceTimersByTimeAsync(minuteMs);
    }
    expect(stateOf(queue)).toBe('arrived');
    expect(givenUp).not.toHaveBeenCalled();
  });
});

describe('a server that cannot take it now', () => {
  test('is asked again when it said, and no sooner', async () => {
    const send = failingWith(domainError(503, 'TG0503', 7));
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(queue)).toBe('arrived');
  });

  test('is asked six times, ever more rarely; then it is told, and the file waits for another try [ERR-032]', async () => {
    const failures = Array.from({ length: 6 }, () => domainError(500, 'TG0500'));
    const send = failingWith(...failures);
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    for (const [tries, pauseMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(send).toHaveBeenCalledTimes(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(stateOf(queue)).toBe('failed');
    expect(givenUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }));
    expect(store.kept.size).toBe(1);
    queue.retry(queue.get()[0]?.key ?? '');
    await settle();
    expect(stateOf(queue)).toBe('arrived');
  });

  test('counts again whenever something got through', async () => {
    const failures = Array.from({ length: 10 }, (_, at) => (sending: FileSending) => {
      sending.onProgress(at + 1);
      return domainError(503, 'TG0503');
    });
    const queue = createQueue(failingWith(...failures));
    queue.add(file, 'pay.pdf', place);
    await settle();
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(stateOf(queue)).toBe('arrived');
  });
});

describe('what the server has of it', () => {
  const started = async (sending: FileSending) => {
    await sending.note({ uploadId: 'U1', isSent: true });
    sending.onProgress(10);
  };

  test.each([
    ['was forgotten', domainError(404, 'TG0404')],
    ['came in damaged', domainError(400, 'TG1406')],
  ])('%s: it is sent again, once', async (_what, failure) => {
    const seen: (string | undefined)[] = [];
    const send = vi.fn<Send>(async (upload, sending) => {
      seen.push(upload.uploadId);
      await started(sending);
      throw failure;
    });
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(seen).toEqual([undefined, undefined]);
    expect(stateOf(queue)).toBe('failed');
  });

  test('is refused permanently: it is told why, and nothing is tried again', async () => {
    const send = failingWith(domainError(400, 'TG1402'));
    const queue = createQueue(send);
    queue.add(file, 'pay.pdf', place);
    await settle();
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(send).toHaveBeenCalledTimes(1);
    expect(queue.get()[0]).toMatchObject({ state: 'failed', domainError: { details: [{ ErrorCode: 'TG1402' }] } });
  });
});

describe('a page that is gone', () => {
  const beginAndHang = vi.fn<Send>(async (_upload, sending) => {
    await sending.note({ uploadId: 'U1' });
    return new Promise(() => {});
  });

  test('leaves what it had started to the next, which goes on with the same upload [NET-002]', async () => {
    createQueue(beginAndHang).add(file, 'pay.pdf', place);
    await settle();
    const send = failingWith();
    const queue = createQueue(send);
    await queue.resume(place.loginId);
    await settle();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ uploadId: 'U1', name: 'pay.pdf', sha256: 'ab' });
    expect(queue.take(place)).toEqual(arrived);
  });

  test('leaves nothing to another customer, nor for longer than three days', async () => {
    createQueue(beginAndHang).add(file, 'pay.pdf', place);
    await settle();
    const queue = createQueue(failingWith());
    await queue.resume('other@example.com');
    expect([queue.get(), store.kept.size]).toEqual([[], 1]);
    vi.setSystemTime(Date.now() + 3 * 24 * 60 * minuteMs);
    await queue.resume(place.loginId);
    expect([queue.get(), store.kept.size]).toEqual([[], 0]);
  });
});

describe('two tabs', () => {
  test('send a file once, and both have it then [NET-002]', async () => {
    const alone = sharedLocks();
    let finish = () => {};
    const send = vi.fn<Send>(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(arrived);
        }),
    );
    const first = createQueue(send, { alone });
    first.add(file, 'pay.pdf', place);
    await settle();
    const idle = failingWith();
    const second = createQueue(idle, { alone });
    await second.resume(place.loginId);
    await settle();
    expect(stateOf(second)).toBe('waiting');
    finish();
    await settle();
    expect([first.take(place), second.take(place)]).toEqual([arrived, arrived]);
    expect(idle).not.toHaveBeenCalled();
  });

  test('lose a file in one when it is removed in the other', async () => {
    const alone = sharedLocks();
    const first = createQueue(failingWith(noNetwork()), { alone });
    first.add(file, 'pay.pdf', place);
    await settle();
    const second = createQueue(failingWith(), { alone });
    await second.resume(place.loginId);
    await second.remove(second.get()[0]?.key ?? '');
    reachable();
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(first.get()).toEqual([]);
  });
});

describe('anyone who is no longer signed in', () => {
  test('has nothing under way, and goes on when they are back', async () => {
    const queue = createQueue(failingWith(new ApiError(401, null, null)));
    queue.add(file, 'pay.pdf', place);
    await settle();
    expect(stateOf(queue)).toBe('waiting');
    queue.stop();
    expect([queue.get(), store.kept.size]).toEqual([[], 1]);
    await queue.resume(place.loginId);
    await settle();
    expect(queue.take(place)).toEqual(arrived);
  });
});

test('an application that is submitted leaves no file on the device, another one its own', async () => {
  const hang = vi.fn<Send>(() => new Promise(() => {}));
  const queue = createQueue(hang);
  queue.add(file, 'pay.pdf', place);
  await settle();
  queue.add(file, 'other.pdf', { ...place, owner: { ...place.owner, authorizationReqId: 'A2' } });
  await settle();
  await queue.forget('A1');
  expect([...store.kept.values()].map(({ name }) => name)).toEqual(['other.pdf']);
  expect(queue.get().map(({ name }) => name)).toEqual(['other.pdf']);
});
