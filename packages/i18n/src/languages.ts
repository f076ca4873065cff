import { toBurmeseDigits } from './digits.ts';
import { noBreakSpace } from './line-marks.ts';

/** All that the product knows of a language, besides its folder in `locales`. */
interface LanguageDefinition {
  /** In its own words, so that a reader finds it without knowing the others. */
  readonly name: string;
  /** BCP 47, for browsers, screen readers and files. */
  readonly htmlTag: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 15924. How its letters are sorted, and where its lines may end, is a matter of the script. */
  readonly script: 'Latn' | 'Mymr';
  /** How much higher a line is than its letters. */
  readonly lineHeights: { readonly text: number; readonly title: number };
  /** A text with Latin digits in the digits that its readers expect. */
  readonly writeDigits: (text: string) => string;
  /** January to December. */
  readonly months: readonly string[];
  readonly shortenMonth: (name: string) => string;
  readonly punctuation: {
    /** Between a day and its year. */
    readonly comma: string;
    readonly listSeparator: string;
    readonly and: string;
    readonly or: string;
  };
  /** Whether the tutorial's video was recorded in it (`npm run record-tutorial`); if not, the first language's is shown. */
  readonly hasTutorial: boolean;
  /** Which of a message's plural forms a number takes. */
  readonly pluralCase: (count: number) => 'one' | 'other';
}

const unchanged = (text: string) => text;

/**
 * The languages of the product, the first of which is also the one for whatever has no text in another. Each stands by
 * the code of addresses, cookies, settings and locale folders; the wire writes it in upper case. `mm` is the country's
 * code, not the language's (`my`): the specification chose it.
 */
export const languageTable = {
  en: {
    name: 'English',
    htmlTag: 'en',
    direction: 'ltr',
    script: 'Latn',
    lineHeights: { text: 1.5, title: 1.25 },
    writeDigits: unchanged,
    months: 'January February March April May June July August September October November December'.split(' '),
    shortenMonth: (name) => name.slice(0, 3),
    punctuation: { comma: ',', listSeparator: ', ', and: ' and ', or: ' or ' },
    hasTutorial: true,
    pluralCase: (count) => (count === 1 ? 'one' : 'other'),
  },
  mm: {
    name: 'မြန်မာ',
    htmlTag: 'my',
    direction: 'ltr',
    script: 'Mymr',
    // Burmese stacks signs above and below the line.
    lineHeights: { text: 1.85, title: 1.7 },
    writeDigits: toBurmeseDigits,
    months: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' '),
    shortenMonth: unchanged,
    punctuation: { comma: '၊', listSeparator: '၊ ', and: `${noBreakSpace}နှင့် `, or: ' သို့မဟုတ် ' },
    hasTutorial: true,
    pluralCase: () => 'other',
  },
} as const satisfies Record<string, LanguageDefinition>;

export type Language = keyof typeof languageTable;
export type WireLanguage = Uppercase<Language>;

export const languages = Object.keys(languageTable) as Language[];
export const defaultLanguage = 'en' satisfies Language;
type DefaultLanguage = typeof defaultLanguage;

export function languageDefinition(language: Language): LanguageDefinition {
  return languageTable[language];
}

/** One value for each language. */
export function byLanguage<Value>(valueFor: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<Language, Value>;
}

export const languageNames = byLanguage((language) => languageDefinition(language).name);
export const htmlLanguages = byLanguage((language) => languageDefinition(language).htmlTag);
/** The attributes of an element in the language; left to right is what every browser takes for granted. */
export function htmlAttributes(language: Language): string {
  const { htmlTag, direction } = languageDefinition(language);
  return `lang="${htmlTag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;
}
export const monthNames = byLanguage((language) => languageDefinition(language).months);

/** A text that may be missing in any language but the first. */
export type LocalizedText = Readonly<Record<DefaultLanguage, string> & { [Other in Language]?: string | undefined }>;

export function textIn(language: Language, text: LocalizedText): string {
  return text[language] ?? text[defaultLanguage];
}

export function inEveryLanguage(text: LocalizedText): Record<Language, string> {
  return byLanguage((language) => textIn(language, text));
}

export const toWireLanguage = (language: Language) => language.toUpperCase() as WireLanguage;
export const fromWireLanguage = (wire: WireLanguage) => wire.toLowerCase() as Language;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

const letters = { Latn: /\p{Script=Latin}/gu, Mymr: /\p{Script=Myanmar}/gu } as const;

/** A name, a number or an address in another script may stand in a sentence; a sentence is more than that. */
const leastShare = 1 / 5;

/** Whether a reader of the language finds their own words in a text. One without any letters is for everybody. */
export function isWrittenIn(language: Language, text: string): boolean {
  const all = text.match(/[\p{Letter}\p{Mark}]/gu)?.length ?? 0;
  const own = text.match(letters[languageDefinition(language).script])?.length ?? 0;
  return own >= all * leastShare;
}

/** In which language a text was written, as far as its letters tell. */
export function languageOf(text: string): Language {
  return languages.find((language) => isWrittenIn(language, text)) ?? defaultLanguage;
}
