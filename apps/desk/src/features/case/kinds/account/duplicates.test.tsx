import { expect, test } from 'vitest';
import { drawAtDesk } from '../../../../testing/draw-at-desk.tsx';
import { accountCase } from '../../testing/cases.ts';
import { accountKind } from './account-kind.tsx';
import { Duplicates } from './duplicates.tsx';

test('an application that is still being filled in is named, with no way to a case that is not there [DSK-004]', async () => {
  const found = accountCase();
  const [other] = found.duplicates;
  if (!other) throw new Error('The sample has no duplicate.');
  const [first] = other.applications;
  if (!first) throw new Error('The duplicate of the sample has no application.');
  const applications = [
    { ...first, id: 'a-1', accountClass: '301', status: 'INIT' },
    { ...first, id: 'a-2', accountClass: '101', status: 'PENDING' },
  ];
  const words = await drawAtDesk(<Duplicates found={{ ...found, duplicates: [{ ...other, applications }] }} />, {
    roles: ['maker'],
    words: accountKind.outline.words,
  });
  expect(words.match(/being filled in/g)).toHaveLength(1);
  expect(words).toMatch(/Savings[^,]*, being filled in/);
});
