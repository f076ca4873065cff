import type { ChangeEvent } from 'react';
import { describe, expect, test } from 'vitest';
import { codeTyping } from './digit-typing.ts';
import { filterTyping, type Typing } from './filter-typing.ts';

/** Upper-case letters, with hyphens left out. */
const letters: Typing = { write: (text) => text.toUpperCase().replace(/-/g, ''), takes: /^[A-Z]*$/ };

/** What a field holds after a text came to the place marked with `|`, with the caret marked the same way. */
function give(held: string, data: string | undefined, typing = letters): string {
  const [before = '', after = ''] = held.split('|');
  const text = data ?? '';
  let caret = before.length + text.length;
  const input = {
    value: before + text + after,
    selectionStart: caret,
    setSelectionRange(start: number) {
      caret = start;
    },
  };
  let kept = '';
  const event = { currentTarget: input, nativeEvent: data === undefined ? undefined : { data } };
  filterTyping(typing, (value) => {
    kept = value;
  })(event as unknown as ChangeEvent<HTMLInputElement>);
  expect(input.value).toBe(kept);
  return `${kept.slice(0, caret)}|${kept.slice(caret)}`;
}

describe('a field with its own way of writing', () => {
  test('writes what is typed, with the caret where the person types', () => {
    expect(give('A|C', 'b')).toBe('AB|C');
  });

  test('lets a key that makes no sense there do nothing [VAL-033, VAL-042]', () => {
    expect(give('A|C', '7')).toBe('A|C');
    expect(give('A|C', '-')).toBe('A|C');
  });

  test('keeps a text that comes at once whole, but for what groups it', () => {
    expect(give('|', 'ab-7မ')).toBe('AB7မ|');
    expect(give('A|', 'x'.repeat(500))).toBe(`A${'X'.repeat(500)}|`);
  });

  test('takes what stood in the field before the page came alive', () => {
    expect(give('ab7|', undefined)).toBe('AB7|');
  });
});

describe('the field of a one-time code takes digits only, max 6 (G-172) [OTP-009, VAL-042, VAL-075]', () => {
  const code = codeTyping(6);

  test('no other key does anything, and no seventh digit, wherever it is typed', () => {
    expect(give('12|', 'a', code)).toBe('12|');
    expect(give('12345|', '၆', code)).toBe('123456|');
    expect(give('123456|', '7', code)).toBe('123456|');
    expect(give('12|3456', '7', code)).toBe('12|3456');
  });

  test.each([
    ['Your code is ၁၂၃456. It is valid for 5 minutes.', '123456|'],
    ['123-456', '123456|'],
    ['G-123456', '123456|'],
    ['abc', '|'],
    ['12345678', '123456|'],
  ])('of what is pasted its digits are left: %s', (pasted, left) => {
    expect(give('|', pasted, code)).toBe(left);
  });
});
