import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { listFeatures, readFeature } from './locale-files.ts';
import { findBadgeFaults, findButtonFaults, findWordFaults } from './testing/words.ts';

describe.each(languages)('the texts in %s', (language) => {
  test.each(listFeatures(language))('%s have one word for one thing', (feature) => {
    expect(findWordFaults(language, readFeature(language, feature))).toEqual([]);
  });
});

test.each(listFeatures('mm'))('the Burmese buttons of %s end in ရန်', (feature) => {
  expect(findButtonFaults(readFeature('mm', feature))).toEqual([]);
});

test.each(listFeatures('mm'))('the Burmese badges of %s are no sentences', (feature) => {
  expect(findBadgeFaults(readFeature('mm', feature))).toEqual([]);
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
    'Hand in your application',
    'What you handed in',
    'You can go on later',
    'It works by itself',
    'See how far it is',
    'You need not answer',
    'Can somebody introduce you?',
    'We are glad to help',
    'Kind of ID',
    'The opening deposit',
    'State or division',
    'Forget password?',
    'An application that was begun',
    'Your money is safe',
    'Your inbox says why',
    'Your account is blocked',
    'Your file is on this phone',
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
    'ဤQR ကုဒ်',
    'ထပ်မံ ကြိုးစားရန်',
    'နောက်သို့ သွားရန်',
    'သင့်စာဝင်ပုံးတွင်',
    'ဝင်ငွေ စာရွက်စာတမ်း',
    'ဝင်ငွေ သက်သေခံစာရွက်စာတမ်း',
    'သင့်လျှောက်လွှာကို အတည်ပြုပြီးပါပြီ။',
    'အဆိုပြုထားသည်များသာ',
    'စစ်ဆေးသူကို စောင့်နေသည်',
    'ငြင်းပယ်ရန်',
    'ရုံးဖွင့်ရက်',
    'စာရင်းအမှတ်',
    'ဖောက်သည်အမှတ်',
    'သက်သေခံစာရွက်စာတမ်းအမှတ်',
    'နောက်ထပ်ဝန်ဆောင်မှု',
    'စာရင်းအသစ် ဖွင့်ရန်',
    'အဖအမည်',
    'ကတ်၏ ရှေ့ဘက်',
    'ကျောဘက်ရှိ အမှတ်စဉ်',
    'ပြည်နယ်/တိုင်း',
    'ပြည်နယ် သို့မဟုတ် တိုင်းဒေသကြီး',
    'ပုံစံ QA ၂၂',
    'ရောက်ရှိသည့်ရက်',
    'ခရက်ဒစ်ပမာဏ',
    'ငွေကြေးအမျိုးအစား',
    'ဆက်လုပ်ရန်',
    'ချက်လက်မှတ်စာအုပ် တောင်းခံရန်',
    'လျှောက်လွှာ တင်နိုင်ပါသည်။',
    'လျှောက်လွှာ တင်ပြီးဖြစ်သည်',
    'ကွန်ရက်ကို စောင့်နေပါသည်။',
    'မြို့နယ်ကို အရင် ရွေးပါ။',
    'မည်သူမည်ဝါဖြစ်ကြောင်း',
    'ဝန်ထမ်းအမှတ်',
    'ဝန်ထမ်းရည်ညွှန်းနံပါတ်',
    'ဓာတ်ပုံ မပြတ်သားပါ။',
    'အခန်းကဏ္ဍများ',
    'သင့်အကောင့်ဝင်ချိန် ကုန်ဆုံးပါပြီ။',
    'စိတ်မကောင်းပါ။',
    'ခေတ္တစောင့်ပေးပါ။',
    'ကျွန်ုပ်၏ အချက်အလက် ရယူရန်',
    'ယခုအဆင့်',
    'ဖောက်သည်ဟောင်းများ',
    'ပြန်လွှတ်ရန်',
    'သင့်တွင် မည်သည့်စာရင်း ရှိပါသလား။',
    'မည်သည့်ငွေကြေးဖြင့် ဖွင့်မည်နည်း',
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
      'a.propose': 'လျှောက်လွှာ တင်ပြရန်',
      'a.source': 'ဝင်ငွေ၏ အရင်းအမြစ်',
      'a.front': 'ကတ်၏ အရှေ့ဘက်',
      'a.which': 'မည်သည့်စာရင်း ရှိပါသလဲ။',
    };
    expect(findWordFaults('mm', texts)).toEqual([]);
    expect(findWordFaults('en', { 'a.withdraw': 'Withdraw with your login ID. It is required.' })).toEqual([]);
  });

  test('a button that ends otherwise', () => {
    expect(findButtonFaults({ 'a.b.stay': 'ဆက်လုပ်မည်', 'a.b.download': 'ရယူရန် (PDF)' })).toEqual([
      'a.b.stay is a button and must end in ရန်: ဆက်လုပ်မည်',
    ]);
  });

  test('a badge that ends as a sentence', () => {
    expect(findBadgeFaults({ 'orders.status.REJECTED': 'လက်မခံပါ။', 'customer.status.PENDING': 'စစ်ဆေးနေပါသည်။' })).toEqual(
      ['orders.status.REJECTED is a badge and ends without ။: လက်မခံပါ။'],
    );
  });
});
