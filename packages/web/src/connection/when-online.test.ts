import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const browser = new EventTarget();
beforeEach(() => void vi.stubGlobal('window', browser));
afterEach(() => vi.unstubAllGlobals());

test('a file that is there comes at once', async () => {
  expect(await whenOnline(async () => 'toasts')).toBe('toasts');
});

test('one that cannot be fetched comes when the network is back, however often it breaks [NET-005]', async () => {
  let tries = 0;
  const arrived = whenOnline(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch');
    return 'toasts';
  });
  await expect.poll(() => tries).toBe(1);
  browser.dispatchEvent(new Event('online'));
  await expect.poll(() => tries).toBe(2);
  await expect
    .poll(() => {
      browser.dispatchEvent(new Event('online'));
      return tries;
    })
    .toBe(3);
  expect(await arrived).toBe('toasts');
});

test('the network that comes back later asks for nothing twice', async () => {
  const added = vi.spyOn(browser, 'addEventListener');
  void whenOnline(() => new Promise((_, reject) => reject(new TypeError('Failed to fetch')))).catch(() => undefined);
  await vi.waitUntil(() => added.mock.calls.length > 0);
  expect(added.mock.calls[0]?.[2]).toMatchObject({ once: true });
  added.mockRestore();
});
