// @vitest-environment page
import { runHook } from '@taga/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { useObjectUrl } from './use-object-url.ts';

afterEach(() => vi.restoreAllMocks());

test('what the browser holds has an address for as long as it is shown', async () => {
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++count}`);
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const [first, second] = [new Blob(['1']), new Blob(['2'])];
  const url = await runHook(() => useObjectUrl(first));
  expect(url.current).toBe('blob:1');
  await url.redraw(() => useObjectUrl(second));
  expect(url.current).toBe('blob:2');
  expect(revoked).toHaveBeenCalledWith('blob:1');
  await url.redraw(() => useObjectUrl(undefined));
  expect(url.current).toBeUndefined();
  expect(revoked).toHaveBeenLastCalledWith('blob:2');
});
