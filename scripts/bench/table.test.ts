import { expect, test } from 'vitest';
import { rowsOf, tableOf, withTable } from './table.mjs';

const output = `round 1: 40 logins a second
✓ logins | 91 % | at least 85 %
✗ saves | 40 % | at least 50 %
✓ Building the server (2.0 s)
`;
const logins = { bench: 'login', isMet: true, what: 'logins', figure: '91 %', limit: 'at least 85 %' };
const saves = { ...logins, isMet: false, what: 'saves', figure: '40 %', limit: 'at least 50 %' };

test('what a measurement says of its budgets is a row each', () => {
  expect(rowsOf('login', { code: 1, output })).toEqual([logins, saves]);
});

test.each([
  ['says nothing of any', 0, 'round 1\n'],
  ['ends badly although all that it said is met', 1, '✓ logins | 91 % | at least 85 %\n'],
])('one that %s has broken off', (_, code, said) => {
  expect(rowsOf('login', { code, output: said }).at(-1)).toMatchObject({ isMet: false, what: 'broke off' });
});

test('the table takes the place of the one before, and leaves the rest as it is', () => {
  const [first, second] = [[logins], [logins, saves]].map((rows) => ({ rows, table: tableOf(rows) }));
  const text = withTable('# Measurements\n\n## First start\n\n1 s\n', 'Monday.', first?.rows ?? []);
  expect(text).toContain(`## First start\n\n1 s\n\n## Everything that has a budget\n\nMonday.\n\n${first?.table}\n`);
  const later = withTable(`${text}\n## Kills\n\n500\n`, 'Tuesday.', second?.rows ?? []);
  expect(later).toContain(`Tuesday.\n\n${second?.table}\n\n## Kills\n\n500\n`);
  expect(later).not.toContain('Monday');
  expect(later).toContain('| saves | 40 % | at least 50 % | **no** |');
});
