import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { phrasesOf } from './line-breaks.ts';
import { stylesOf } from './sheet.ts';
import { createTypesetter } from './typesetter.ts';

describe('a line may end', () => {
  test('at a space, which stays before the break', () => {
    expect(phrasesOf('Keep a copy.')).toEqual([['Keep '], ['a '], ['copy.']]);
  });

  test('between Burmese words, which have no spaces', () => {
    const [phrase = []] = phrasesOf('နိုင်ငံကူးလက်မှတ်');
    expect(phrase.length).toBeGreaterThan(1);
    expect(phrase.join('')).toBe('နိုင်ငံကူးလက်မှတ်');
  });

  test('not before ။, ၊, ၏ or a closing bracket, nor after an opening one', () => {
    const pieces = phrasesOf('“ဘဏ်” ဘဏ်၏ စာရင်း၊ (မြန်မာ) ဖြစ်ပါသည်။').flat();
    for (const piece of pieces) expect(piece).not.toMatch(/^[။၊၏)”]|[(“]$/);
  });

  test('not before the endings ပါသည် and သူ', () => {
    expect(phrasesOf('နေထိုင်သူ').flat().at(-1)).not.toBe('သူ');
    expect(phrasesOf('ဖြစ်ပါသည်။')).toEqual([['ဖြစ်ပါသည်။']]);
  });

  test('not between a number and what it counts', () => {
    expect(phrasesOf('အသက် ၁၈ နှစ်').map((phrase) => phrase.join(''))).toEqual(['အသက် ', '၁၈ နှစ်']);
  });

  test('not within an amount', () => {
    expect(phrasesOf('အမေရိကန်ဒေါ်လာ\u00a0၁၀၀\u00a0(USD) ထည့်')[0]).toEqual(['အမေရိကန်ဒေါ်လာ\u00a0၁၀၀\u00a0(USD) ']);
  });
});

describe('lines', () => {
  const typesetter = createTypesetter(new PDFDocument({ font: '' }));
  const { body } = stylesOf('mm');
  const text = 'ဤစာရင်းကို နိုင်ငံသားစိစစ်ရေးကတ်ဖြင့် သက်သေပြသည့် ဖောက်သည်များသာ (SMS) ဖွင့်လှစ်နိုင်ပါသည်။ ';

  test.each([90, 140, 200, 400])('of %i points are no longer than that and lose nothing', (width) => {
    const lines = typesetter.breakLines(text.repeat(5), body, width);
    for (const line of lines) expect(typesetter.widthOf(line, body)).toBeLessThanOrEqual(width);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.repeat(5).replaceAll(' ', ''));
  });
});
