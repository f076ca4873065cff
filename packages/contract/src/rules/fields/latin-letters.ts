/** Letters that are not a base letter with a sign, as the machine-readable line of a passport writes them (ICAO 9303). */
const ownSpellings: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'N',
  Ø: 'O',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
};

/** A Latin letter with the signs that are written over and under it, in one character or in several. */
const latinLetter = /\p{Script=Latin}[\u0300-\u036f]*/gu;

function baseOf(letter: string): string {
  const upper = letter
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  return [...upper].map((base) => ownSpellings[base] ?? base).join('');
}

/** `Zoë Müller` becomes `ZOE MULLER`; other scripts and all signs stay as they are. */
export function toBaseLetters(text: string): string {
  return text.replace(latinLetter, baseOf);
}

/** What keyboards, word processors and other alphabets write for `'` and `-`. */
export const apostrophes = /['`´ʹʻʼ‘’‛′＇]/g;
export const hyphens = /[-‐-―−﹣－]/g;

/** Comes along when text is copied, and nobody sees it. */
export const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
