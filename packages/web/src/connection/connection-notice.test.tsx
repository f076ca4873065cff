// @vitest-environment page
import { afterEach, expect, test } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { reportReachable, setLastCallFailed } from './connection.ts';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => reportReachable());

test('a page that is offline says so, until it is not', async () => {
  const { read } = await drawInPage(<ConnectionNotice />, { words: ['public'] });
  expect(read()).toBe('');
  await doing(() => setLastCallFailed(true));
  expect(read()).toContain('You are offline');
  await doing(() => reportReachable());
  expect(read()).not.toContain('You are offline');
});
