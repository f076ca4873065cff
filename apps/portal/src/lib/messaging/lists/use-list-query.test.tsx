// @vitest-environment page
import { Router } from '@taga/web/navigation';
import { doing, runHook } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { useListQuery } from './use-list-query.ts';

test('the address says which part is shown; to look for something begins on the first page, as no step to go back from', async () => {
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/inbox?page=3&category=News');
  const steps = window.history.length;
  const hook = await runHook(() => useListQuery('/inbox', { categories: ['News', 'Orders'] }), {
    around: (children) => <Router>{children}</Router>,
  });
  expect(hook.current.query).toMatchObject({ page: 3, category: 'News' });
  expect(hook.current.hrefFor(4)).toBe('/inbox?page=4&category=News');
  await doing(() => hook.current.filter({ category: 'Orders' }));
  expect(window.location.search).toBe('?category=Orders');
  expect(window.history.length).toBe(steps);
  expect(hook.current.query).toMatchObject({ page: 1, category: 'Orders' });
});
