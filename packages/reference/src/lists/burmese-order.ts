import { withLatinDigits } from './burmese-text.ts';

/**
 * Dictionary order for Burmese. Browsers may lack it (Debian's Chromium has no Burmese in `Intl`), and plain
 * code point order is wrong: it puts ကန် before ကာ, because it reads the closing န် as a new syllable.
 *
 * A dictionary compares syllable by syllable, and in each syllable first the consonant, then its medials, then
 * the closing consonant, then the vowel, then the tone. The sort key writes them in just that order.
 */
const medials = ['', 'ျ', 'ြ', 'ွ', 'ှ', 'ျွ', 'ြွ', 'ျှ', 'ြှ', 'ွှ', 'ျွှ', 'ြွှ'];
const vowels = ['', 'ာ', 'ိ', 'ီ', 'ု', 'ူ', 'ေ', 'ဲ', 'ော', 'ော်', 'ံ', 'ို'];

/** Letters that stand for a spelling of their own: they sort as what they sound like. */
const spelledOut: Readonly<Record<string, string>> = {
  ဣ: 'အိ',
  ဤ: 'အီ',
  ဥ: 'အု',
  ဦ: 'အူ',
  ဧ: 'အေ',
  ဩ: 'အော',
  ဪ: 'အော်',
  ဿ: 'သ\u1039သ',
};

/**
 * One syllable: consonant, medials, vowel signs, ံ, ့, and the ် of ော်; then a closing consonant, marked by ်
 * or by the virama that stacks the next syllable under it (both for င် above the next); then း.
 * NFC puts ့ before ်, so that is the order here.
 */
const syllable =
  /([\u1000-\u1021])([\u103b-\u103e]*)([\u102b-\u1032]*)(\u1036?)(\u1037?)(\u103a?)(?:([\u1000-\u1021])(\u1037?)(?:\u103a\u1039?|\u1039))?(\u1038?)/gu;

function rank(table: readonly string[], sign: string): string {
  const place = table.indexOf(sign);
  return String.fromCharCode(1 + (place < 0 ? table.length : place));
}

function syllableKey(_text: string, ...parts: (string | undefined)[]): string {
  const [
    initial = '',
    medial = '',
    signs = '',
    anusvara = '',
    dot = '',
    asat = '',
    final = '',
    finalDot = '',
    high = '',
  ] = parts;
  const vowel = signs.replace('ါ', 'ာ') + asat;
  // ုံ and ိံ sound and sort like ုမ် and ိမ်; a bare ံ is a vowel of its own.
  const isClosedByAnusvara = anusvara !== '' && vowel !== '';
  const closing = isClosedByAnusvara ? 'မ' : final;
  const sounded = isClosedByAnusvara ? vowel : vowel + anusvara;
  const tone = high ? '\u0003' : dot || finalDot ? '\u0002' : '\u0001';
  return initial + rank(medials, medial) + (closing || '\u0001') + rank(vowels, sounded) + tone;
}

/** Two texts are in dictionary order when their keys are in plain string order. */
export function burmeseSortKey(text: string): string {
  return withLatinDigits(text.normalize('NFC'))
    .replace(/[ဣဤဥဦဧဩဪဿ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(syllable, syllableKey);
}
