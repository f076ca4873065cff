import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ZawgyiConverter } from 'myanmar-tools';
import { describe, expect, test } from 'vitest';
import { isUnfinished, mayBeZawgyi } from './may-be-zawgyi.ts';
import { isZawgyi, toUnicode } from './zawgyi-library.ts';

/** Names, places, addresses, numbers of cards and what people write to a bank, in Unicode. */
const unicodeTexts = [
  'ဒေါ်အေးအေးမွန်',
  'ဦးကျော်မင်းဦး',
  'မောင်ဇော်လင်းထက်',
  'ဒေါ်သီတာဝင်း',
  'ဦးအောင်နိုင်',
  'မခင်မာလာ',
  'ကိုထွန်းထွန်း',
  'ဒေါ်နှင်းဝေဝေ',
  'နန်းမွေ့ဆိုင်',
  'ရန်ကုန်မြို့',
  'မန္တလေးတိုင်းဒေသကြီး',
  'နေပြည်တော်',
  'ပဲခူးမြို့နယ်',
  'တောင်ကြီး',
  'ပုသိမ်',
  'မော်လမြိုင်',
  'စစ်ကိုင်း',
  'ကျောက်တံတားမြို့နယ်',
  'လမ်းမတော်မြို့နယ်',
  'အမှတ် ၁၂၊ ဗိုလ်ချုပ်လမ်း၊ အလုံမြို့နယ်',
  'တိုက် ၅၊ အခန်း ၃၀၂၊ ပြည်လမ်း၊ ကမာရွတ်',
  'အမှတ် ၄၅/က၊ ကမ္ဘာအေးဘုရားလမ်း၊ မရမ်းကုန်း',
  '၇၈ လမ်း၊ ၃၁ လမ်းနှင့် ၃၂ လမ်းကြား၊ ချမ်းအေးသာစံ',
  'ဘူတာရုံလမ်း၊ ရပ်ကွက်ကြီး (၃)',
  '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆',
  '၁၄/ဟသတ(ဧည့်)၀၀၁၂၃၄',
  'ကျွန်ုပ်၏ အကောင့်ကို ဖွင့်လိုပါသည်။',
  'စကားဝှက် မေ့သွားပါသည်။ ကူညီပေးပါ။',
  'ငွေလွှဲ၍မရပါ။ ဘာလုပ်ရမလဲ။',
  'ဘဏ်ခွဲသို့ လာရောက်ရန် လိုအပ်ပါသလား။',
  'ကျေးဇူးတင်ပါသည်။',
  'မင်္ဂလာပါ',
  'ဝန်ကြီးဌာန အစိုးရဝန်ထမ်း',
  'စိုက်ပျိုးရေးလုပ်ငန်းရှင်',
  'ဆရာမ၊ အခြေခံပညာအထက်တန်းကျောင်း',
];

/** The same in Zawgyi, written by hand, so that not everything rests on the library's own conversion. */
const byHand: readonly (readonly [zawgyi: string, unicode: string])[] = [
  ['\u1031\u1021\u102c\u1004\u1039\u1031\u1021\u102c\u1004\u1039', 'အောင်အောင်'],
  ['\u103b\u1019\u1014\u1039\u1019\u102c', 'မြန်မာ'],
  ['\u101b\u1014\u1039\u1000\u102f\u1014\u1039', 'ရန်ကုန်'],
  ['\u1031\u1000\u103a\u102c\u1039', 'ကျော်'],
  [
    '\u1041\u1042/\u1000\u1019\u101b(\u108f\u102d\u102f\u1004\u1039)\u1041\u1042\u1043\u1044\u1045\u1046',
    '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆',
  ],
];

const latinTexts = [
  'DAW AYE AYE MON',
  'No 12, Bogyoke Road',
  '09 420 000 001',
  'mya@example.com',
  'Ümlaut ñ 漢字 ไทย',
  '',
];

const converter = new ZawgyiConverter();
const asks = (text: string) => mayBeZawgyi(text) && isZawgyi(text);

describe('a text in Zawgyi [NET-008]', () => {
  const pairs = [...byHand, ...unicodeTexts.map((text) => [converter.unicodeToZawgyi(text), text] as const)];

  test.each(pairs)('%s is recognised and becomes %s', (zawgyi, unicode) => {
    expect(asks(zawgyi)).toBe(true);
    expect(toUnicode(zawgyi)).toBe(unicode);
  });

  test('is found by the quick look where the slow one finds it, line by line of two long texts', () => {
    const resources = join(dirname(createRequire(import.meta.url).resolve('myanmar-tools')), 'resources');
    const lines = ['udhr_mya_zawgyi_out.txt', 'mmgov_zawgyi_src.txt'].flatMap((name) =>
      readFileSync(join(resources, name), 'utf8').split('\n').filter(isZawgyi),
    );
    expect(lines.length).toBeGreaterThan(100);
    // The one that could be Unicode too, sign by sign: "အေထြေထြညီလာခံ က".
    expect(lines.filter((line) => !mayBeZawgyi(line))).toHaveLength(1);
  });
});

describe('nobody is asked about', () => {
  test.each(unicodeTexts)('Unicode, finished or being typed: %s', (text) => {
    expect(mayBeZawgyi(text)).toBe(false);
    const letters = [...text];
    const typed = letters.map((_, index) => letters.slice(0, index + 1).join(''));
    expect(typed.filter((started) => !isUnfinished(started) && asks(started))).toEqual([]);
  });

  test.each(latinTexts)('what is not Burmese: %s', (text) => {
    expect(mayBeZawgyi(text)).toBe(false);
  });

  test('Unicode, line by line of two long texts', () => {
    const resources = join(dirname(createRequire(import.meta.url).resolve('myanmar-tools')), 'resources');
    const lines = ['udhr_mya_unicode_src.txt', 'mmgov_unicode_out.txt'].flatMap((name) =>
      readFileSync(join(resources, name), 'utf8').split('\n'),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(asks)).toEqual([]);
  });
});
