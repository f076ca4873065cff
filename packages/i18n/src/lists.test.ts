import { expect, test } from 'vitest';
import { formatList } from './lists.ts';

test('joins with commas and a last word, as each language writes it', () => {
  expect(formatList(['EUR', 'SGD', 'USD'], 'en')).toBe('EUR, SGD and USD');
  expect(formatList(['EUR', 'SGD', 'USD'], 'en', 'or')).toBe('EUR, SGD or USD');
  expect(formatList(['EUR', 'SGD', 'USD'], 'mm')).toBe('EUR၊ SGD\u00a0နှင့် USD');
  expect(formatList(['EUR', 'SGD', 'USD'], 'mm', 'or')).toBe('EUR၊ SGD သို့မဟုတ် USD');
});

test('needs no word for one item and none for an empty list', () => {
  expect(formatList(['EUR', 'USD'], 'en')).toBe('EUR and USD');
  expect(formatList(['EUR'], 'en')).toBe('EUR');
  expect(formatList([], 'mm')).toBe('');
});
