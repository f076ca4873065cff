// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountNumber } from './account-number.tsx';

const value = '00112233445566771';
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function draw(isOnDeep?: boolean) {
  const drawn = await drawInPage(<AccountNumber value={value} {...(isOnDeep !== undefined && { isOnDeep })} />, {
    words: ['customer'],
  });
  const { text } = drawn.store.getSnapshot();
  return {
    ...drawn,
    text,
    copy: () => drawn.press(text('customer.accountNumber.copy')),
    told: () => drawn.find('[role=status]').textContent,
    sign: () => drawn.find('svg').outerHTML,
  };
}

test('what is copied has no spaces, and that it was is told for a moment', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { copy, told, text, read, sign, leave } = await draw();
  expect(read()).toContain('0011 2233 4455 6677 1');
  const before = sign();
  await copy();
  expect(writeText).toHaveBeenCalledWith(value);
  expect(told()).toBe(text('customer.accountNumber.copied'));
  expect(sign()).not.toBe(before);
  await doing(() => vi.advanceTimersByTime(2_999));
  expect(told()).toBe(text('customer.accountNumber.copied'));
  await doing(() => vi.advanceTimersByTime(1));
  expect(told()).toBe('');
  expect(sign()).toBe(before);
  await copy();
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('where the browser refuses, it is selected to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const { copy, told } = await draw();
  await copy();
  expect(told()).toBe('');
  expect(window.getSelection()?.toString()).toBe('0011 2233 4455 6677 1');
});

test('on the strong card it has the colours of that', async () => {
  const look = async (isOnDeep?: boolean) => (await draw(isOnDeep)).find('button').className;
  expect(await look(true)).not.toBe(await look());
  expect(await look(false)).toBe(await look());
});
