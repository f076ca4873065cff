import { expect, test } from 'vitest';
import { pageTable } from './page-table.ts';

test('every page of opening an account or of applying for a card is for customers only (G-137) [SES-011]', () => {
  const opening = pageTable.pages.filter(({ path }) =>
    /^\/(create-account|create-etb-account|etbAccount|credit-card-apply)(\/|$)/.test(path),
  );
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter(({ access }) => access !== 'customer')).toEqual([]);
});
