import { type Language, languageDefinition } from '@taga/i18n';
import { type Selector, type TransformOptions, transform } from 'lightningcss';

type Options = Omit<TransformOptions<never>, 'filename' | 'code'>;

const run = (css: string, options: Options) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, ...options }).code.toString();

/** Also those that stand inside others, as in `:is(.a > *)`. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const inside = 'selectors' in part ? (part.selectors as Selector[] | null) : null;
    return inside?.flatMap(classesOf) ?? [];
  });
}

function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  const note = (selector: Selector) => {
    for (const name of classesOf(selector)) names.add(name);
  };
  run(css, { visitor: { Selector: note } });
  return names;
}

/** A name with one of these in it is written differently in each kind of file, so it is never missed. */
const separators = /[\s"'`\\]+/;

function wordsIn(text: string): Set<string> {
  const entities: Record<string, string> = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return new Set(text.replace(/&(gt|lt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity).split(separators));
}

/** Values that nothing asks for any more; without them, others may be asked for by nothing either. */
function withoutIdleValues(css: string, text: string): string {
  const names = new Set([...css.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name = '']) => name));
  const idle = [...names].filter((name) => !new RegExp(`var\\(${name}\\b(?!-)`).test(css) && !text.includes(name));
  const rest = run(css, { unusedSymbols: idle });
  return rest === css ? css : withoutIdleValues(rest, text);
}

/**
 * The styles of a whole app, of which a page needs the share that its HTML and its scripts name. The share is in the same
 * order and in the same layers, so that the whole may come after it at any time and change nothing that is drawn.
 */
export class PageStyles {
  readonly #whole: string;
  readonly #classes: readonly string[];
  readonly #layers: string;

  constructor(whole: string) {
    this.#whole = whole;
    this.#classes = [...classesIn(whole)].filter((name) => !separators.test(name));
    const layers = new Set([...whole.matchAll(/@layer ([\w-]+)/g)].map(([, name = '']) => name));
    this.#layers = layers.size > 0 ? `@layer ${[...layers].join()};` : '';
  }

  shareOf(text: string): string {
    const words = wordsIn(text);
    const unusedSymbols = this.#classes.filter((name) => !words.has(name));
    // A layer that the share has nothing of must keep its place for the whole.
    const share = this.#layers + withoutIdleValues(run(this.#whole, { unusedSymbols }), text);
    if (/<\/style/i.test(share)) throw new Error('The styles would end the element they stand in');
    return share;
  }
}

const fontFace = /@font-face\{[^{}]*\}/g;
/** Of our own: a phone's own bold is there at once. */
const fetchedBold = /@font-face\{(?=[^{}]*font-weight:700)[^{}]*url\([^{}]*\}/g;

/**
 * A page in another script shows no Burmese letter before something else is fetched, and with that come all styles. A page in
 * Burmese waits with the bold font until it is alive, which it is a quarter of a second earlier on a slow network; until
 * then the regular one stands in for it.
 */
export function withFontsOf(language: Language, share: string): { atOnce: string; whenHydrated: string } {
  if (languageDefinition(language).script !== 'Mymr') return { atOnce: share.replace(fontFace, ''), whenHydrated: '' };
  return { atOnce: share.replace(fetchedBold, ''), whenHydrated: (share.match(fetchedBold) ?? []).join('') };
}
