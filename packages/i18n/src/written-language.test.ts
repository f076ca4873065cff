import { expect, test } from 'vitest';
import { isWrittenIn } from './languages.ts';

test.each([
  ['Please visit us.', { en: true, mm: false }],
  ['ဘဏ်ခွဲသို့ လာရောက်ပေးပါ။', { en: false, mm: true }],
  // A name or a number of the other script makes no other language of it.
  ['Please sign as ဒေါ်လှ, in the same way as on your card.', { en: true, mm: false }],
  ['သင့် NRC ၏ အရှေ့ဘက်ကို ပေးပို့ပါ။', { en: false, mm: true }],
  ['help@example.com သို့ ပေးပို့ပါ။', { en: true, mm: true }],
  ['09 123 456', { en: true, mm: true }],
])('%s: whether a reader of each language finds their words in it [DSK-026]', (text, readable) => {
  expect({ en: isWrittenIn('en', text), mm: isWrittenIn('mm', text) }).toEqual(readable);
});
