import { expect, test } from 'vitest';
import { markLines } from './burmese-lines.ts';
import { compileForPages } from './compile.ts';
import { formatMessage } from './format-message.ts';
import { keepPhrases, withoutLineMarks } from './line-marks.ts';

/** `|` where a line may end, `~` where none may, `_` for the space that holds together. */
const show = (text: string) => text.replaceAll('\u200b', '|').replaceAll('\u2060', '~').replaceAll('\u00a0', '_');

test('marks where a line may end, and holds together what a dictionary would part', () => {
  expect(show(markLines('ဖုန်းနံပါတ်သို့ ပို့ပါမည်။'))).toBe('ဖုန်း|နံပါတ်~သို့ ပို့~ပါ~မည်။');
  expect(show(markLines('အကောင့်'))).toBe('အ~ကော~င့်');
});

test('a particle after a space keeps its space, as one at which no line ends', () => {
  expect(show(markLines('အမည် နှင့် လိပ်စာ'))).toBe('အမည်_နှင့် လိပ်စာ');
});

test('a stroke at which browsers part words holds together, and Latin is left alone', () => {
  expect(show(markLines('ကျား/မ'))).toBe('ကျား/~မ');
  expect(markLines('ABC-123456 a/b')).toBe('ABC-123456 a/b');
});

test('a message is marked with its values and choices in their places, English not at all', () => {
  const texts = {
    value: '{bank}မှ {name} သို့ ပို့ပါမည်။',
    choice: '{count, plural, other {ဖုန်းနံပါတ် # ခု}} ရှိပါသည်။',
  };
  const { value = '', choice = '' } = compileForPages(texts, 'mm');
  expect(show(formatMessage(value, { bank: 'Taga', name: 'Aye' }, 'mm'))).toBe('Taga~မှ Aye_သို့ ပို့~ပါ~မည်။');
  expect(show(formatMessage(choice, { count: 2 }, 'mm'))).toBe('ဖုန်း|နံပါတ် ၂_ခု ရှိ~ပါသည်။');
  expect(compileForPages({ hello: 'Good-bye, {name}' }, 'en')).toEqual({ hello: ['Good-bye, ', ['name']] });
});

test('without its marks a text is what the translators wrote', () => {
  const text = 'ဤအီးမေးလ်ဖြင့် အကောင့်ရှိပါက အမည် နှင့် ကျား/မ ဖြည့်ပါ။';
  expect(withoutLineMarks(markLines(text))).toBe(text);
});

test('what comes from data or from the server holds together but for its spaces, and stacked letters stay stacked', () => {
  expect(show(keepPhrases('ကျောက်တံတား မြို့နယ်'))).toBe('ကျော~က်~တံ~တား မြို့~န~ယ်');
  expect(show(keepPhrases('မန္တလေး'))).toBe('မ~န္တ~လေး');
  expect(keepPhrases('အင်္ဂလန်')).toContain('င်္ဂ');
  expect(show(keepPhrases('09***472 သို့ ပို့ပါမည်။'))).toBe('09***472_သို့ ပို့~ပါ~မ~ည်။');
  expect(keepPhrases('Yangon')).toBe('Yangon');
});
