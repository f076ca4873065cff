import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { listFeatures, readFeature } from './locale-files.ts';
import { findButtonFaults, findWordFaults } from './testing/words.ts';

describe.each(languages)('the texts in %s', (language) => {
  test.each(listFeatures(language))('%s have one word for one thing', (feature) => {
    expect(findWordFaults(language, readFeature(language, feature))).toEqual([]);
  });
});

test.each(listFeatures('mm'))('the Burmese buttons of %s end in ရန်', (feature) => {
  expect(findButtonFaults(readFeature('mm', feature))).toEqual([]);
});

describe('the check of words knows', () => {
  test.each([
    'Send the code by e-mail',
    'Enter your login id',
    'Log out',
    'Play the film',
    'Draw cash',
    'The code is not right.',
    'It opens soon',
    'Both lines must be green',
    'Your ID card',
    'Everyone over 18',
    'Everyone over {age}',
  ])('“%s”', (text) => {
    expect(findWordFaults('en', { 'a.b.c': text })).toHaveLength(1);
  });

  test.each([
    'သင့်ဘဏ်စာရင်းများ',
    'တစ်ဦးချင်း ငွေစုစာရင်း',
    'တစ်ဦးချင်း စာရင်းရှင်',
    'ခေါ်ယူအပ်ငွေ',
    'အကောင့်မှ ထွက်ပေးပါသည်။',
    'စာရင်းသွင်းရန်',
    'ကုဒ် ပို့ရန်',
    'မှတ်ပုံတင်ထားသည့် ဖုန်းနံပါတ်',
    'နိုင်ငံသားစိစစ်ရေးကတ်၊ မှတ်ပုံတင်အဟောင်း',
    'သက်သေခံကတ်',
    'မှာယူမှုများ',
    'ဒက်ရှ်ဘုတ်',
    'မိတ်ဆက်ပေးသူ',
    'ချက်စာအုပ်',
    'ဤစည်းကမ်းချက်များ',
    'ပေါ်တယ်သို့',
    'အမည်မသိ စက်',
    'ဘရောက်ဆာ',
    'တံခါး',
    'လူကြီးမင်း',
    'စင်္ကာပူ',
    'ဖုန်းနဲ့',
    'ဖွင့်၍ မရသေးပါ။',
    'ထွက်မည်လား။',
    '10 MB',
    'ပို့နေပါသည်',
    'မရှိပါ',
    'ပြန်လည်စစ်ဆေးပေးပါ',
  ])('%s', (text) => {
    expect(findWordFaults('mm', { 'a.b.c': text })).toHaveLength(1);
  });

  test('what only looks alike', () => {
    const texts = {
      'a.statement': 'စာရင်းရှင်းတမ်း',
      'a.account': 'စာရင်းရှင်အပ်ငွေစာရင်း',
      'a.seconds': '{seconds} စက္ကန့်',
      'a.dots': 'အစက်သုံးခု',
      'a.saving': 'ငွေစုဆောင်းရန်',
      'a.name': 'အမည်',
      'a.customer': 'ဖောက်သည်',
      'a.meet': 'ရှာတွေ့ပါသည်။',
    };
    expect(findWordFaults('mm', texts)).toEqual([]);
    expect(findWordFaults('en', { 'a.withdraw': 'Withdraw with your login ID. It is required.' })).toEqual([]);
  });

  test('a button that ends otherwise', () => {
    expect(findButtonFaults({ 'a.b.stay': 'ဆက်လုပ်မည်', 'a.b.download': 'ရယူရန် (PDF)' })).toEqual([
      'a.b.stay is a button and must end in ရန်: ဆက်လုပ်မည်',
    ]);
  });
});
