// @vitest-environment page
import { createText } from '@taga/i18n';
import { compileCatalog } from '@taga/i18n/compile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../i18n/locales/en/toast.json' with { type: 'json' };
import { ApiError } from '../api/api-error.ts';
import { raiseGlobalError } from '../api/global-errors.ts';
import { reportReachable, setLastCallFailed } from '../connection/connection.ts';
import { doing, drawInPage, press } from '../testing/in-page.tsx';
import { describeError, ErrorToasts } from './error-toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Where a page has room for toasts.
  document.body.innerHTML = '<div data-bottom-bar><div></div></div>';
});
afterEach(() => vi.useRealTimers());

const text = createText('en', compileCatalog(english));

test('says it in a sentence, with the status and the body as formatted text behind it [ERR-003]', () => {
  const body = { Error: { Message: 'Busy', Details: [], RequestId: 'r-1' } };
  expect(describeError(new ApiError(500, body, 'r-1'), text)).toEqual({
    message: 'Something went wrong. Please try again in a moment, or contact us if it happens again.',
    details: `Error 500\n${JSON.stringify(body, null, 2)}`,
  });
});

test('shows a body that is not JSON as it came [ERR-003]', () => {
  expect(describeError(new ApiError(502, 'Bad gateway', null), text).details).toBe('Error 502\nBad gateway');
});

test('has words for a server that cannot be reached, in place of the status (G-100)', () => {
  expect(describeError(new ApiError(null, null, null), text)).toEqual({
    message: 'We could not reach the bank. Please check your connection.',
  });
});

const failure = 'Something went wrong.';
const noNetwork = 'We could not reach the bank.';
const shown = (words: string) => (document.body.textContent ?? '').split(words).length - 1;
const raise = (status: number | null) => doing(() => raiseGlobalError(new ApiError(status, { a: 1 }, null)));

test('every failure is shown, each for itself, for a minute [ERR-003]', async () => {
  await drawInPage(<ErrorToasts />, { words: ['toasts'] });
  await raise(500);
  await doing(() => vi.advanceTimersByTime(30_000));
  await raise(502);
  expect(shown(failure)).toBe(2);
  await doing(() => vi.advanceTimersByTime(30_000));
  expect(shown(failure)).toBe(1);
  await doing(() => vi.advanceTimersByTime(30_000));
  expect(shown(failure)).toBe(0);
});

test('a toast that is closed is gone, and the others stay', async () => {
  await drawInPage(<ErrorToasts />, { words: ['toasts'] });
  await raise(500);
  await raise(503);
  await press(document.body, 'Close');
  expect(shown(failure)).toBe(1);
});

test('that there is no network is told once, beside other failures', async () => {
  await drawInPage(<ErrorToasts />, { words: ['toasts'] });
  await raise(500);
  await raise(null);
  await raise(null);
  expect(shown(noNetwork)).toBe(1);
  await raise(500);
  expect(shown(failure)).toBe(2);
});

test('when the network is back its toast goes, and no other; while it is away it stays', async () => {
  await drawInPage(<ErrorToasts />, { words: ['toasts'] });
  await raise(500);
  await raise(null);
  await doing(() => setLastCallFailed(true));
  expect(shown(noNetwork)).toBe(1);
  await doing(() => reportReachable());
  expect(shown(noNetwork)).toBe(0);
  expect(shown(failure)).toBe(1);
});

test('words that no page brings are fetched, and what failed is shown once they are there', async () => {
  const { store } = await drawInPage(<ErrorToasts />);
  await raise(500);
  await vi.waitUntil(() => store.hasGroup('toasts'));
  await doing(() => undefined);
  expect(shown(failure)).toBe(1);
});

test('a page that is left shows nothing more, and keeps no timer', async () => {
  const { leave } = await drawInPage(<ErrorToasts />, { words: ['toasts'] });
  await raise(500);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});
