import { describe, expect, test } from 'vitest';
import { dictionaryParts, valueSign, wordsOf } from './burmese-words.ts';
import { listFeatures, readFeature } from './locale-files.ts';

describe('a line may end', () => {
  test('at a space, which stays before the break', () => {
    expect(wordsOf('Keep a copy.')).toEqual(['Keep ', 'a ', 'copy.']);
    expect(wordsOf('စာရင်း ဖွင့်ရန်')).toEqual(['စာရင်း ', 'ဖွင့်ရန်']);
  });

  test('between words that no space separates', () => {
    expect(wordsOf('ဖုန်းနံပါတ်')).toEqual(['ဖုန်း', 'နံပါတ်']);
  });
});

describe('no line begins', () => {
  test('with a particle, whether a space stands before it or not', () => {
    expect(wordsOf('ဘဏ်ခွဲများတွင် အတည်ပြုကုဒ်ကို')).toEqual(['ဘဏ်ခွဲများတွင် ', 'အတည်ပြု', 'ကုဒ်ကို']);
    expect(wordsOf('အမည် နှင့် လိပ်စာ')).toEqual(['အမည် နှင့် ', 'လိပ်စာ']);
    expect(wordsOf(`${valueSign} သို့ ပို့ပါမည်။`)).toEqual([`${valueSign} သို့ `, 'ပို့ပါမည်။']);
  });

  test('with an ending of a verb', () => {
    expect(wordsOf('ဖွင့်လှစ်နိုင်ပါသည်။')).toEqual(['ဖွင့်လှစ်နိုင်ပါသည်။']);
    expect(wordsOf('နေထိုင်သူ')).toEqual(['နေထိုင်သူ']);
  });

  test('with a dash', () => {
    expect(wordsOf('ငွေသား - တစ်ဦးချင်း')).toEqual(['ငွေသား - ', 'တစ်ဦးချင်း']);
  });

  test('with ၊, ။, ၏ or a closing bracket, nor does one end with an opening bracket', () => {
    const words = wordsOf('“ဘဏ်” ဘဏ်၏ စာရင်း၊ (မြန်မာ) ဖြစ်ပါသည်။');
    for (const word of words) expect(word).not.toMatch(/^[။၊၏)”]|[(“]$/);
  });

  test('within a loanword, or with the last consonant of a syllable', () => {
    expect(wordsOf('အကောင့်')).toEqual(['အကောင့်']);
    expect(wordsOf('အီးမေးလ်')).toEqual(['အီးမေးလ်']);
    const fromDictionary = [...new Intl.Segmenter('my', { granularity: 'word' }).segment('အီးမေးလ်')];
    expect(fromDictionary.length).toBeGreaterThan(1);
  });

  test('after a negation or after one of something', () => {
    expect(wordsOf('မရှိပါ')).toEqual(['မရှိပါ']);
    expect(wordsOf('တစ်ခု')).toEqual(['တစ်ခု']);
  });

  test('between a number and what it counts', () => {
    expect(wordsOf('အသက် ၁၈ နှစ်')).toEqual(['အသက် ', '၁၈ နှစ်']);
    expect(wordsOf('သိန်း ၅၀၀ (၅၀,၀၀၀,၀၀၀ ကျပ်)')).toEqual(['သိန်း ', '၅၀၀ ', '(၅၀,၀၀၀,၀၀၀ ကျပ်)']);
    expect(wordsOf(`${valueSign} ရက် ကြာပါမည်။`)).toEqual([`${valueSign} ရက် `, 'ကြာပါမည်။']);
  });
});

test('a question word is no particle, although it begins like one', () => {
  expect(wordsOf('လိပ်စာတွင် မည်သည့်အရာ')).toEqual(['လိပ်စာတွင် ', 'မည်သည့်', 'အရာ']);
});

test('no text of ours loses a letter, and no word is too long for the narrowest phone', () => {
  for (const feature of listFeatures('mm')) {
    for (const [id, text] of Object.entries(readFeature('mm', feature))) {
      const words = wordsOf(text.replace(/\{\w+\}/g, valueSign));
      expect(words.join(''), id).toBe(text.replace(/\{\w+\}/g, valueSign));
      for (const word of words) expect(Array.from(word.replace(/\p{M}/gu, '')).length, word).toBeLessThan(24);
    }
  }
});

test('a part that stands alone is taken apart once more, as a browser would', () => {
  for (const part of dictionaryParts('အကောင့်ဖွင့်ရန်')) expect(dictionaryParts(part)).toEqual([part]);
});
