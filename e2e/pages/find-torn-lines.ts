import type { Page } from '@playwright/test';
import { withoutLineMarks } from '@taga/i18n';
import { wordsOf } from '@taga/i18n/burmese-words';

interface Block {
  readonly text: string;
  /** Where its lines begin, but for the first. */
  readonly lineStarts: readonly number[];
}

/** What is seen and takes more than one line, block by block, with the places at which the browser began new lines. */
async function readBlocks(page: Page): Promise<Block[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const blocks = new Map<Element, { text: string; lineStarts: number[]; bottom: number }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

    function blockAround(node: Node): HTMLElement | null {
      let element = node.parentElement;
      while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
      return element;
    }

    function isSeen(element: HTMLElement): boolean {
      const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isDrawn && element.closest('.sr-only, [data-visually-hidden], option, svg') === null;
    }

    /** Most texts stand in one line: only those that do not are looked at letter by letter, which takes long. */
    function isInLine(bottom: number): boolean {
      return [...range.getClientRects()].every((box) => box.width === 0 || box.top <= bottom - box.height / 3);
    }

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = blockAround(node);
      if (!element || !/[\u1000-\u109f\d@]/.test(element.textContent ?? '') || !isSeen(element)) continue;
      const block = blocks.get(element) ?? { text: '', lineStarts: [], bottom: Number.POSITIVE_INFINITY };
      blocks.set(element, block);
      const { data } = node as Text;
      range.selectNodeContents(node);
      const [first] = range.getClientRects();
      const bottom = block.bottom === Number.POSITIVE_INFINITY ? first?.bottom : block.bottom;
      if (bottom === undefined || isInLine(bottom)) {
        block.bottom = bottom ?? block.bottom;
        block.text += data;
        continue;
      }
      for (const [index, letter] of Array.from(data, (letter, index) => [index, letter] as const)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && letter.trim() !== '') {
          if (box.top > block.bottom - box.height / 3) block.lineStarts.push(block.text.length);
          block.bottom = box.bottom;
        }
        block.text += letter;
      }
    }
    return [...blocks.values()].filter(({ lineStarts }) => lineStarts.length > 0);
  });
}

/** What a reader must never find first in a line, whatever the rule that divides the texts says. */
const signs = /^[\u102b-\u103e၊။၌၍၏)\]”’]|^[\u1000-\u1021]့?်/;
const particles = new Set('သည် သည့် သော က ကို မှ သို့ တွင် နှင့် ဖြင့် များ ပါ ပါသည် မည် ရန် လည်း ပဲ တော့'.split(' '));
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });
/** Phone numbers, numbers of accounts and orders, amounts and dates in figures: read and copied as one. A time is apart. */
const figures = /\+?[\d၀-၉](?:[\d၀-၉]|[ \u00a0,./-](?=[\d၀-၉])(?![\d၀-၉]{1,2}:)){4,}/g;
/** Letters twice as large leave room for no more of a number on the smallest phone. */
const largestInLine = 16;
/** Email and web addresses: where they do not fit, a line may begin with `@`, a full stop or a stroke, or after a hyphen. */
const addresses = /[\w.+-]+@[\w.-]+\w|\bhttps?:\/\/\S+|\b[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|mm|net|org|example|test)\b/gi;

/** The text without marks, and where its lines begin in that. */
function withoutMarks({ text, lineStarts }: Block) {
  const plain = withoutLineMarks(text).replace(/\s/g, ' ');
  return { plain, starts: lineStarts.map((start) => withoutLineMarks(text.slice(0, start)).length) };
}

const showAt = (plain: string, start: number) =>
  `${plain.slice(Math.max(0, start - 12), start)} ¦ ${plain.slice(start, start + 12)}`;

function findTornWords(block: Block): string[] {
  const { plain, starts } = withoutMarks(block);
  if (!/[\u1000-\u109f]/.test(plain)) return [];
  const allowed = new Set<number>();
  for (const word of wordsOf(plain)) allowed.add(Math.max(0, ...allowed) + word.length);
  return (
    starts
      // Latin, such as an email address, has its own rules.
      .filter((start) => !/^[\w@.]/.test(plain.slice(start)))
      .filter((start) => {
        const line = plain.slice(start);
        const [first] = dictionary.segment(line);
        // Words that begin like a particle.
        const isParticle = particles.has(first?.segment ?? '') && !/^(မည်သ|ရန်ကုန်)/.test(line);
        return !allowed.has(start) || signs.test(line) || isParticle;
      })
      .map((start) => showAt(plain, start))
  );
}

/** Letters twice as large may leave no room for a word; what is one sound stays together all the same. */
function findTornSyllables(block: Block): string[] {
  const { plain, starts } = withoutMarks(block);
  return starts
    .filter((start) => signs.test(plain.slice(start)) || plain[start - 1] === '\u1039')
    .map((start) => `within a syllable: ${showAt(plain, start)}`);
}

function findTornValues(block: Block, letters: 'usual' | 'large'): string[] {
  const { plain, starts } = withoutMarks(block);
  const isWithin = (values: RegExp, start: number) =>
    [...plain.matchAll(values)].some(({ index, 0: value }) => start > index && start < index + value.length);
  // A number that is longer than a line goes on after a space.
  const isLonger = (start: number) =>
    [...plain.matchAll(figures)].some(
      ({ index, 0: value }) =>
        start > index &&
        start < index + value.length &&
        plain[start - 1] === ' ' &&
        ([0, ...starts].includes(index) || (letters === 'large' && value.length > largestInLine)),
    );
  return starts
    .filter((start) => {
      const line = plain.slice(Math.max(0, ...starts.filter((each) => each < start)), start);
      // One without a sign in it that is longer than a line ends where the line does.
      const isWithoutSign = /^[^\s@./-]+$/.test(line);
      if (isWithin(addresses, start)) return !isWithoutSign && !/^(?:-.|.[@./])/.test(plain.slice(start - 1));
      return isWithin(figures, start) && !isLonger(start);
    })
    .map((start) => `within a value: ${showAt(plain, start)}`);
}

/** Texts that are squeezed until hardly a letter stands in a line: with large letters a word may be divided, not spelt. */
function findSlivers({ text, lineStarts }: Block): string[] {
  // A name of a hundred letters without a space is divided wherever the line ends.
  const isSpelt = lineStarts.length > 2 && text.trim().length / (lineStarts.length + 1) < 6 && !/\w{20}/.test(text);
  return isSpelt ? [`spelt: ${text.trim().slice(0, 30)}`] : [];
}

/**
 * Lines that begin where no reader expects it, on the screen as it is: within a number or an address, and in Burmese
 * within a word or with a particle. With large letters a Burmese word may be divided, but for its syllables.
 */
export async function findTornLines(page: Page, letters: 'usual' | 'large'): Promise<string[]> {
  const rules = letters === 'usual' ? [findTornWords] : [findTornSyllables, findSlivers];
  return (await readBlocks(page)).flatMap((block) => [
    ...rules.flatMap((find) => find(block)),
    ...findTornValues(block, letters),
  ]);
}
