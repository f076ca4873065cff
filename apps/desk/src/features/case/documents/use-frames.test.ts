// @vitest-environment page
import { runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWholeVideo } from './use-frames.ts';

const revoked = vi.fn();
beforeEach(() => {
  revoked.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a video is there as a whole for as long as it is shown, and no longer', async () => {
  vi.stubGlobal('fetch', async () => ({ blob: async () => new Blob(['video']) }));
  const video = await runHook(() => useWholeVideo('/files/1'));
  await expect.poll(() => video.current).toBe('blob:1');
  expect(revoked).not.toHaveBeenCalled();
  await video.leave();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});

test('one that cannot be fetched plays from its address', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
  const video = await runHook(() => useWholeVideo('/files/1'));
  await expect.poll(() => video.current).toBe('/files/1');
  await video.leave();
  expect(revoked).not.toHaveBeenCalled();
});
