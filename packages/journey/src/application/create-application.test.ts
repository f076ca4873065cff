import { expect, test } from 'vitest';
import { isTypedOverAnother } from './create-application.ts';

const saved = { answers: { name: 'AYE', branch: '001' }, revision: 4 };

test.each([
  ['over an older save, and otherwise than what is there now', { revision: 3, answers: { name: 'MYA' } }, true],
  ['over an older save, and the same as what is there now', { revision: 3, answers: { name: 'AYE' } }, false],
  ['over what is there now', { revision: 4, answers: { name: 'MYA' } }, false],
  ['not at all', undefined, false],
] as const)('what was typed %s tells of another device or not [REL-003]', (_when, typed, isStated) => {
  expect(isTypedOverAnother(saved, typed)).toBe(isStated);
});
