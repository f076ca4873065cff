/** The two languages by the codes of addresses, cookies and settings. */
export const languages = ['en', 'mm'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Each language in its own words, so that a reader finds it without knowing the other one. */
export const languageNames: Record<Language, string> = { en: 'English', mm: 'မြန်မာ' };

/** Browsers and screen readers know Burmese as `my`; `mm` is the country. */
export const htmlLanguages = { en: 'en', mm: 'my' } as const satisfies Record<Language, string>;

/** The server is told the language in upper case. */
export const wireLanguages = { en: 'EN', mm: 'MM' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
