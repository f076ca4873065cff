import { expect, test } from 'vitest';
import { compileCatalog } from './compile.ts';
import { formatMessage, type TextValues } from './format-message.ts';
import type { Language } from './languages.ts';

function format(text: string, values: TextValues = {}, language: Language = 'en'): string {
  return formatMessage(compileCatalog({ text }).text ?? '', values, language);
}

test('gives plain words as they are', () => {
  expect(format('Get started')).toBe('Get started');
  expect(format('# is a sign')).toBe('# is a sign');
});

test('fills in values by their names, as often as they stand there', () => {
  expect(format('{name}, {amount} MMK for {name}', { name: 'Aye', amount: 5 })).toBe('Aye, 5 MMK for Aye');
});

test('leaves out a value that is not given', () => {
  expect(format('Error {status}')).toBe('Error ');
});

test('distinguishes one from many in English, exact counts first', () => {
  const files = '{count, plural, =0 {no files} one {# file} other {# files}}';
  expect([0, 1, 2, 1500].map((count) => format(files, { count }))).toEqual([
    'no files',
    '1 file',
    '2 files',
    '1,500 files',
  ]);
});

test('does not distinguish them in Burmese, and counts in Burmese digits', () => {
  const files = '{count, plural, other {ဖိုင် # ခု}}';
  expect([1, 12].map((count) => format(files, { count }, 'mm'))).toEqual(['ဖိုင် ၁ ခု', 'ဖိုင် ၁၂ ခု']);
});

test('chooses by a word, with values inside the choice', () => {
  const greeting = '{time, select, morning {Good morning, {name}} other {Hello, {name}}}';
  expect(format(greeting, { time: 'morning', name: 'Aye' })).toBe('Good morning, Aye');
  expect(format(greeting, { time: 'night', name: 'Aye' })).toBe('Hello, Aye');
});

test.each([
  '{day, date}',
  '{amount, number}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{n, plural, offset:1 other {#}}',
])('refuses %s at build, because browsers would write it in English', (text) => {
  expect(() => format(text)).toThrow('is not supported');
});

test('refuses a text that is not well formed', () => {
  expect(() => format('Hello {name')).toThrow();
});
