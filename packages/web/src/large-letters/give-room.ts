import { releaseBars, restoreBars } from './release-bars.ts';

/**
 * The signs for "a line may end here" and for "no line ends here", twice each, which no text has by itself: so it is
 * known which ones were put in.
 */
const mark = '\u200b\u200b';
const hold = '\u2060\u2060';

/**
 * Before each Burmese consonant. One that bears ် or something stacked closes the syllable before it; of parts of words
 * a browser's dictionary would not know that.
 */
const consonants = /([\u1000-\u1038\u103a-\u109f\u2060])(?=[\u1000-\u102a\u103f](\u1037?[\u1039\u103a])?)/g;
/** `someone@bank.example`: a line that begins with one of these signs still belongs to the one above. */
const addressBorders = /(\w)(?=[@./]\w)/g;
const isAddress = /\w@\w|[a-z]\.[a-z]/i;
/** `12/DAGAMA(N)123456`. */
const bracketBorders = /\)(?=[\w၀-၉])/g;
/** Before a unit or a particle. */
const spacesAfterNumbers = /\u00a0(?=[^\d၀-၉])/g;
/** `+95 1 000 0000`, where not even the number alone has room. */
const groupBorders = /\u00a0(?=[\d၀-၉])/g;

/** Where a word that has no room in a line is divided; unchanged where there is no such place. */
export function divideWord(word: string): string {
  const addresses = isAddress.test(word) ? word.replace(addressBorders, `$1${mark}`) : word;
  const divided = addresses
    .replace(consonants, (letter, _, closing?: string) => {
      if (!closing) return letter + mark;
      return letter === hold[0] ? letter : letter + hold;
    })
    .replace(bracketBorders, `$&${mark}`)
    .replace(spacesAfterNumbers, `$&${mark}`);
  return divided === word ? word.replace(groupBorders, `$&${mark}`) : divided;
}

function* textsOf(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

const range = document.createRange();

function isInTwoLines(text: Text, start: number, end: number): boolean {
  range.setStart(text, start);
  range.setEnd(text, end);
  const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
  return first !== undefined && others.some(({ top, height }) => top > first.bottom - height / 3);
}

/** Twice, because a word of two kinds may have to be divided further. */
function divideWords(): void {
  for (const text of textsOf(document.body)) {
    for (const _ of [1, 2]) {
      if (!isInTwoLines(text, 0, text.length)) continue;
      const divided = text.data.replace(/[^ \n\u200b]+/g, (word, start: number) =>
        isInTwoLines(text, start, start + word.length) ? divideWord(word) : word,
      );
      if (divided !== text.data) text.data = divided;
    }
  }
}

function makeRoom(): void {
  releaseBars();
  divideWords();
}

function joinWords(): void {
  for (const text of textsOf(document.body)) {
    const joined = text.data.replaceAll(mark, '').replaceAll(hold, '');
    if (joined !== text.data) text.data = joined;
  }
}

/**
 * With large letters on a small screen a browser divides a word that has no room wherever the line ends, in Burmese
 * within a syllable. From now on, until the answer is called, such words are divided where a reader expects it, and what
 * stays at the bottom leaves most of the screen to the page.
 */
export function giveRoom(): () => void {
  const sizes = new ResizeObserver(makeRoom);
  const words = new MutationObserver(makeRoom);
  sizes.observe(document.body);
  words.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open', 'hidden'],
  });
  makeRoom();
  document.documentElement.dataset.largeLetters = '';
  return () => {
    sizes.disconnect();
    words.disconnect();
    joinWords();
    restoreBars();
    delete document.documentElement.dataset.largeLetters;
  };
}
