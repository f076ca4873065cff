// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { runHook } from '../testing/in-page.tsx';
import { useCatalogs } from './use-catalogs.ts';

const groups = ['toasts', 'sessionEnd'] as const;

test('words that come with no page are fetched, and it is told when all of them are there', async () => {
  const catalogs = await runHook(() => useCatalogs(groups), { words: ['toasts'] });
  expect(catalogs.results[0]).toBe(false);
  await vi.waitFor(() => expect(catalogs.current).toBe(true));
});

test('what is there already is ready at once', async () => {
  const catalogs = await runHook(() => useCatalogs(groups), { words: groups });
  expect(catalogs.results[0]).toBe(true);
});
