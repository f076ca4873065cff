import { expect, test } from 'vitest';
import { mainWalks, walksThrough } from './walks.mjs';

const browserTests = new Map([
  ['e2e/sign-in.e2e.ts', `import { signIn } from './pages/sign-in.ts';`],
  ['e2e/orders.e2e.ts', `import { signIn } from './pages/sign-in.ts';`],
  ['e2e/home.e2e.ts', `import { openPage } from './pages/open-page.ts';`],
  ['e2e/desk-office.e2e.ts', ''],
  ['e2e/pages/sign-in.ts', `import { openPage } from './open-page.ts';`],
  ['e2e/pages/open-page.ts', ''],
]);
const walks = (...changed: string[]) => walksThrough(changed, browserTests);

test('a page is walked through with the main ways', () => {
  expect(walks('apps/portal/src/features/home/hero.tsx')).toEqual([...mainWalks, 'e2e/home.e2e.ts']);
  expect(walks('apps/desk/src/features/case/case-page.tsx')).toEqual([...mainWalks, 'e2e/desk-office.e2e.ts']);
});

test('what browser tests share is walked with all that use it, also by way of something else', () => {
  expect(walks('e2e/pages/open-page.ts')).toEqual([...mainWalks, 'e2e/home.e2e.ts']);
  expect(walks('e2e/desk-office.e2e.ts')).toEqual(['e2e/desk-office.e2e.ts']);
});

test('a unit test or a document needs no browser', () => {
  expect(walks('README.md', 'apps/server/src/main.test.ts', 'docs/desk.md')).toEqual([]);
});
