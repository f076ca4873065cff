// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { doing, runHook } from '../testing/in-page.tsx';
import type { FilePlace, Upload } from './upload-queue.ts';
import { useFileUploads, useIsUploading } from './use-file-uploads.ts';

const place: FilePlace = { loginId: 'mya@mail.example', owner: { authorizationReqId: 'A1' }, fileType: 'SIGNATURE' };
const upload: Upload = { ...place, key: 'k', name: 'a.jpg', sizeBytes: 1, sentBytes: 0, state: 'sending' };
const file = (id: string, type = 'SIGNATURE') => ({ id, type, name: `${id}.jpg`, url: '' });

/** A queue as a screen sees it: what is in it, and what has arrived for whom. */
function fakeQueue(first: readonly Upload[] = []) {
  let all = first;
  const listeners = new Set<() => void>();
  const arrived: ReturnType<typeof file>[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: vi.fn((): string | undefined => undefined),
    retry: vi.fn(),
    remove: vi.fn(async () => {}),
    resume: vi.fn(async () => {}),
    previewOf: vi.fn(() => 'blob:1'),
    take: vi.fn(() => arrived.shift()),
    show(next: readonly Upload[]) {
      all = next;
      notify();
    },
    arrive(...next: ReturnType<typeof file>[]) {
      arrived.push(...next);
      for (const _ of next) notify();
    },
    isHeard: () => listeners.size > 0,
  };
}

async function draw(queue = fakeQueue(), { isMany = false, had = [] as ReturnType<typeof file>[] } = {}) {
  let files = had;
  const onFiles = vi.fn((next: readonly unknown[]) => {
    files = next as typeof files;
  });
  const removeFile = vi.fn(async (): Promise<unknown> => undefined);
  const uploads = await runHook(() =>
    useFileUploads({ queue: queue as never, place, files, onFiles, removeFile, isMany }),
  );
  return { uploads, queue, onFiles, removeFile };
}

test('what a customer had started goes on when the page is opened', async () => {
  const { queue } = await draw();
  expect(queue.resume).toHaveBeenCalledWith('mya@mail.example');
});

test('only files of this place are shown, and none that has arrived', async () => {
  const others: Upload[] = [
    { ...upload, key: '1', loginId: 'other@mail.example' },
    { ...upload, key: '2', owner: { authorizationReqId: 'A2' } },
    { ...upload, key: '3', fileType: 'SRC_INCOME' },
    { ...upload, key: '4', state: 'arrived' },
  ];
  const queue = fakeQueue([...others, upload]);
  const { uploads } = await draw(queue);
  expect(uploads.current.underWay.map(({ key }) => key)).toEqual(['k']);
  await doing(() => queue.show(others));
  expect(uploads.current.underWay).toEqual([]);
});

test('one that was just made begins at once; one that was picked two seconds later', async () => {
  const { uploads, queue } = await draw();
  const blob = new Blob();
  await doing(() => uploads.current.add(blob, 'a'));
  expect(queue.add).toHaveBeenLastCalledWith(blob, 'a', place);
  await doing(() => uploads.current.choose(blob, 'b'));
  expect(queue.add).toHaveBeenLastCalledWith(blob, 'b', place, 2_000);
});

test('what is wrong with the one chosen last is told, until another is chosen', async () => {
  const { uploads, queue } = await draw();
  queue.add.mockReturnValueOnce('validation.upload.tooLarge');
  await doing(() => uploads.current.choose(new Blob(), 'a'));
  expect(uploads.current.problem).toBe('validation.upload.tooLarge');
  await doing(() => uploads.current.add(new Blob(), 'b'));
  expect(uploads.current.problem).toBeUndefined();
});

test('what arrives takes the place of what was there of its kind', async () => {
  const queue = fakeQueue();
  const { onFiles } = await draw(queue, { had: [file('old'), file('other', 'SRC_INCOME')] });
  await doing(() => queue.arrive(file('new')));
  await vi.waitFor(() => expect(onFiles).toHaveBeenLastCalledWith([file('other', 'SRC_INCOME'), file('new')]));
});

test('where there may be many it is one more, and the same one is not told twice', async () => {
  const queue = fakeQueue();
  const { onFiles, uploads } = await draw(queue, { isMany: true, had: [file('one')] });
  await doing(() => queue.arrive(file('two')));
  await vi.waitFor(() => expect(onFiles).toHaveBeenLastCalledWith([file('one'), file('two')]));
  await uploads.redraw();
  await doing(() => queue.arrive(file('two')));
  await vi.waitFor(() => expect(onFiles).toHaveBeenLastCalledWith([file('one'), file('two')]));
});

test('one that had arrived before the page was opened is taken over', async () => {
  const queue = fakeQueue();
  queue.arrive(file('early'));
  const { onFiles } = await draw(queue);
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith([file('early')]));
});

test('trying again, stopping and looking are for the queue', async () => {
  const { uploads, queue } = await draw(fakeQueue([upload]));
  uploads.current.retry(upload);
  uploads.current.cancel(upload);
  expect(queue.retry).toHaveBeenCalledWith('k');
  expect(queue.remove).toHaveBeenCalledWith('k');
  expect(uploads.current.previewOf(file('F1'))).toBe('blob:1');
});

test('a file is gone once the server has taken it back', async () => {
  const { uploads, removeFile, onFiles } = await draw(fakeQueue(), { had: [file('one'), file('two', 'X')] });
  await doing(() => uploads.current.setProblem('uploads.problem.notRemoved'));
  await doing(() => uploads.current.remove(file('one')));
  expect(removeFile).toHaveBeenCalledWith(file('one'));
  expect(onFiles).toHaveBeenCalledWith([file('two', 'X')]);
  expect(uploads.current.problem).toBeUndefined();
});

test('one that could not be taken back stays, and says so; a fault of ours is thrown', async () => {
  const { uploads, removeFile, onFiles } = await draw(fakeQueue(), { had: [file('one')] });
  removeFile.mockRejectedValueOnce(new ApiError(500, null, null));
  await doing(() => uploads.current.remove(file('one')));
  expect(uploads.current.problem).toBe('uploads.problem.notRemoved');
  expect(onFiles).not.toHaveBeenCalled();
  removeFile.mockRejectedValueOnce(new TypeError('ours'));
  await expect(doing(() => uploads.current.remove(file('one')))).rejects.toThrow('ours');
});

test('a page that is left listens no more', async () => {
  const { uploads, queue } = await draw();
  await uploads.leave();
  expect(queue.isHeard()).toBe(false);
});

test.each([
  ['a file on its way', {}, true],
  ['one that waits', { state: 'waiting' }, true],
  ['one that got stuck', { state: 'failed' }, false],
  ['one of another application', { owner: { authorizationReqId: 'A2' } }, false],
  ['one of another kind', { fileType: 'OTHER' }, false],
] as const)('is anything still being sent? %s', async (_which, changes, expected) => {
  const queue = fakeQueue([
    { ...upload, state: 'failed' },
    { ...upload, ...changes },
  ]);
  const isUploading = await runHook(() => useIsUploading(queue as never, 'A1', ['SIGNATURE', 'SRC_INCOME']));
  expect(isUploading.current).toBe(expected);
});
