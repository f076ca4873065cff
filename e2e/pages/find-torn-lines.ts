import type { Page } from '@playwright/test';
import { withoutLineMarks } from '@taga/i18n';
import { wordsOf } from '@taga/i18n/burmese-words';

interface Block {
  readonly text: string;
  /** Where its lines begin, but for the first. */
  readonly lineStarts: readonly number[];
}

/** The Burmese that is seen, block by block, with the places at which the browser began new lines. */
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
      if (!element || !/[\u1000-\u109f]/.test(element.textContent ?? '') || !isSeen(element)) continue;
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
    return [...blocks.values()].filter(({ text }) => /[\u1000-\u109f]/.test(text));
  });
}

/** What a reader must never find first in a line, whatever the rule that divides the texts says. */
const signs = /^[\u102b-\u103e၊။၌၍၏)\]”’]|^[\u1000-\u1021]့?်/;
const particles = new Set('သည် သည့် သော က ကို မှ သို့ တွင် နှင့် ဖြင့် များ ပါ ပါသည် မည် ရန် လည်း ပဲ တော့'.split(' '));
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

function findTorn({ text, lineStarts }: Block): string[] {
  const plain = withoutLineMarks(text).replace(/\s/g, ' ');
  const allowed = new Set<number>();
  for (const word of wordsOf(plain)) allowed.add(Math.max(0, ...allowed) + word.length);
  return (
    lineStarts
      .map((start) => withoutLineMarks(text.slice(0, start)).length)
      // Latin, such as an email address, has its own rules.
      .filter((start) => !/^[\w@.]/.test(plain.slice(start)))
      .filter((start) => {
        const line = plain.slice(start);
        const [first] = dictionary.segment(line);
        // Words that begin like a particle.
        const isParticle = particles.has(first?.segment ?? '') && !/^(မည်သ|ရန်ကုန်)/.test(line);
        return !allowed.has(start) || signs.test(line) || isParticle;
      })
      .map((start) => `${plain.slice(Math.max(0, start - 12), start)} ¦ ${plain.slice(start, start + 12)}`)
  );
}

/** Texts that are squeezed until hardly a letter stands in a line: with large letters a word may be divided, not spelt. */
export async function findSlivers(page: Page): Promise<string[]> {
  return (
    (await readBlocks(page))
      .filter(({ text, lineStarts }) => lineStarts.length > 2 && text.trim().length / (lineStarts.length + 1) < 6)
      // A name of a hundred letters without a space is divided wherever the line ends.
      .filter(({ text }) => !/\w{20}/.test(text))
      .map(({ text }) => `spelt: ${text.trim().slice(0, 30)}`)
  );
}

/** Lines of Burmese that begin within a word or with a particle, on the screen as it is. */
export async function findTornLines(page: Page): Promise<string[]> {
  return (await readBlocks(page)).flatMap(findTorn);
}
