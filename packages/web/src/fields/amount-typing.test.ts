import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { amountTyping, digitsOf, shownAmount } from './amount-typing.ts';

test('takes the digits of either script and nothing else', () => {
  expect(digitsOf('၁,၂၅၀,၀၀၀ ကျပ်')).toBe('1250000');
  expect(digitsOf('1 250 000.')).toBe('1250000');
  expect(digitsOf('007')).toBe('7');
  expect(digitsOf('about')).toBe('');
});

test('shows the amount as it is read', () => {
  expect(shownAmount('1250000', 'en')).toBe('1,250,000');
  expect(shownAmount('1250000', 'mm')).toBe('၁,၂၅၀,၀၀၀');
  expect(shownAmount('', 'en')).toBe('');
});

test('loses no digit, however many there are', () => {
  const many = '9'.repeat(20);
  expect(digitsOf(shownAmount(digitsOf(many), 'mm'))).toBe(many);
});

/** What the field holds after a key, with `|` for the caret. */
function type(withCaret: string, language: 'en' | 'mm' = 'en') {
  const before = withCaret.indexOf('|');
  let caret = before;
  let digits: string | undefined;
  const input = {
    value: withCaret.replace('|', ''),
    selectionStart: before,
    setSelectionRange: (start: number) => {
      caret = start;
    },
  };
  amountTyping(language, (kept) => {
    digits = kept;
  })({ currentTarget: input } as unknown as ChangeEvent<HTMLInputElement>);
  return { field: `${input.value.slice(0, caret)}|${input.value.slice(caret)}`, digits };
}

test.each([
  ['a digit at the end', '1,0000|', '10,000|'],
  ['a digit in the middle', '1,25|34,567', '12,5|34,567'],
  ['a digit at the start', '5|1,000', '5|1,000'],
  ['a separator that was deleted', '1|000', '1|,000'],
  ['the last digit deleted', '|', '|'],
  ['a letter', '1,0x|00', '1,0|00'],
])('keeps the caret with %s', (_, typed, field) => {
  expect(type(typed).field).toBe(field);
});

test('hands on plain digits, whatever is shown', () => {
  expect(type('၁,၀၀၀၅|', 'mm')).toEqual({ field: '၁၀,၀၀၅|', digits: '10005' });
});
