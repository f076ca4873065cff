// @vitest-environment page
import { withoutLineMarks } from '@taga/i18n';
import { expect, test } from 'vitest';
import { divideWord } from './give-room.ts';

const partsOf = (word: string) => divideWord(word).split('\u200b\u200b').map(withoutLineMarks);

test.each([
  ['အကြောင်းကြား', ['အ', 'ကြောင်း', 'ကြား']],
  ['မွေးသက္ကရာဇ်ကို', ['မွေး', 'သက္က', 'ရာဇ်', 'ကို']],
  ['အင်္ဂလိပ်', ['အင်္ဂ', 'လိပ်']],
  ['အ\u2060တွက်။', ['အ', 'တွက်။']],
  ['၆၀,၀၀၀\u00a0ကျပ်', ['၆၀,၀၀၀ ', 'ကျပ်']],
  ['ကျား', ['ကျား']],
])('%s has no line that begins within a syllable [I18-001]', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

test.each([
  ['someone-else@bank.com.mm', ['someone-else', '@bank', '.com', '.mm']],
  ['12/DAGAMA(N)123456', ['12/DAGAMA(N)', '123456']],
  ['6.25%', ['6.25%']],
  ['100,000,000', ['100,000,000']],
  ['+95\u00a01\u00a0000\u00a00000', ['+95 ', '1 ', '000 ', '0000']],
  ['+95\u00a01\u00a0000\u00a00000\u00a0သို့', ['+95 1 000 0000 ', 'သို့']],
])('%s is divided where its parts end, a phone number last of all', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

test.each(['အကြောင်းကြား', 'မွေးသက္ကရာဇ်ကို', '၆၀,၀၀၀\u00a0ကျပ်', 'a.b@c.mm', '+95\u00a01'])(
  'what was divided from %s is not divided again, so that it comes to an end',
  (word) => {
    for (const part of divideWord(word).split('\u200b\u200b')) expect(divideWord(part)).toBe(part);
  },
);
