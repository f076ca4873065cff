import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['Mya Thida Aung', 'Mya T*** A***'],
  ['  U  Ba ', 'U B***'],
  ['Thida', 'T***'],
  ['မြသီတာအောင်', 'မြ***'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
