import { expect, test } from 'vitest';
import { findReasons } from './find-reasons.ts';

const catalogue = [
  {
    category: 'identity',
    words: { en: 'Identity document', mm: 'မှတ်ပုံတင်' },
    reasons: [
      {
        reason: 'photo',
        message: { en: 'The photo cannot be read.', mm: 'ဓာတ်ပုံကို ဖတ်၍မရပါ။' },
        descriptions: [
          { description: 'daylight', content: { en: 'Take it in daylight.', mm: 'နေ့အလင်းရောင်တွင် ရိုက်ပါ။' } },
          { description: 'sides', content: { en: 'Send both sides.', mm: 'နှစ်ဖက်လုံး ပေးပို့ပါ။' } },
        ],
      },
    ],
  },
  {
    category: 'person',
    words: { en: 'Personal details', mm: 'ကိုယ်ရေးအချက်အလက်' },
    reasons: [
      {
        reason: 'address',
        message: { en: 'The address is not complete.', mm: 'လိပ်စာ မပြည့်စုံပါ။' },
        descriptions: [{ description: 'whole', content: { en: 'Give the street.', mm: 'လမ်းကို ဖြည့်ပါ။' } }],
      },
    ],
  },
];

const found = (typed: string) =>
  findReasons(catalogue, typed).flatMap(({ reasons }) =>
    reasons.flatMap(({ descriptions }) => descriptions.map(({ description }) => description)),
  );

test.each([
  ['', ['daylight', 'sides', 'whole']],
  ['  PHOTO ', ['daylight', 'sides']],
  ['photo day', ['daylight']],
  ['document', ['daylight', 'sides']],
  ['လိပ်စာ', ['whole']],
  ['လိပ်\u2060စာ', ['whole']],
  ['street လမ်း', ['whole']],
  ['signature', []],
])('“%s” finds what says every word of it, in whichever language [DSK-005]', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
