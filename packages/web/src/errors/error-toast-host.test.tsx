// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';

vi.mock('./error-toasts.tsx', () => ({ ErrorToasts: () => 'toasts' }));
beforeEach(() => vi.resetModules());

test('a page pays for the toasts when it begins to call the server', async () => {
  const { ErrorToastHost } = await import('./error-toast-host.tsx');
  const { announceApiUse } = await import('../api/api-use.ts');
  const { read } = await drawInPage(<ErrorToastHost />);
  expect(read()).toBe('');
  await doing(() => announceApiUse());
  await vi.waitFor(() => doing(() => expect(read()).toBe('toasts')));
});
