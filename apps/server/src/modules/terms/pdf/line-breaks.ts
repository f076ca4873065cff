const words = new Intl.Segmenter('my', { granularity: 'word' });

const endsInNumber = /[၀-၉] $/;
const endsInMyanmar = /[\u1000-\u103f\u104a-\u104f]$/;
/** A consonant, a vowel that stands alone, or ၎. Neither ၊, ။ and ၏ nor the endings ပါသည် and သူ may begin a line. */
const beginsWord = /^(?!ပါ|သူ)[\u1000-\u102a\u103f\u104e]/;

/** What stands between two spaces, as the words a line may be divided at; the space belongs to the last of them. */
export type Phrase = readonly string[];

/**
 * Burmese puts spaces between phrases, not between words, and reads best when lines end there. Where a phrase is too
 * long, the borders of its words come from a dictionary. Latin is divided at spaces only, and what holds a no-break
 * space not at all.
 */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const phrase of text.match(/[^ ]+ */g) ?? []) {
    const before = phrases.at(-1)?.join('') ?? '';
    // `၁၈ နှစ်` and `၂၀၀ ကျော်`: a number belongs to the word after it.
    if (endsInNumber.test(before)) phrases[phrases.length - 1] = wordsOf(before + phrase);
    else phrases.push(wordsOf(phrase));
  }
  return phrases;
}

function wordsOf(phrase: string): string[] {
  if (phrase.includes('\u00a0')) return [phrase];
  const found: string[] = [];
  for (const { segment } of words.segment(phrase)) {
    const before = found.at(-1);
    const isDivisible = before !== undefined && endsInMyanmar.test(before) && beginsWord.test(segment);
    if (before === undefined || isDivisible) found.push(segment);
    else found[found.length - 1] = before + segment;
  }
  return found;
}
