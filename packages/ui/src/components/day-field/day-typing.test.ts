import { expect, test } from 'vitest';
import { dayTyping } from './day-typing.ts';

test.each([
  ['2026', '2026'],
  ['20260', '2026-0'],
  ['20260805', '2026-08-05'],
  ['2026-08-05', '2026-08-05'],
  ['2026/08/05', '2026-08-05'],
  ['၂၀၂၆၀၈၀၅', '2026-08-05'],
  ['2026-08-051', '2026-08-051'],
  ['', ''],
])('%s is written %s [VAL-082]', (typed, written) => {
  expect(dayTyping.write(typed)).toBe(written);
});
