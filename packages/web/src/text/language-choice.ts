import { defaultLanguage, htmlLanguages, isLanguage, type Language, languages } from '@taga/i18n';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** The server reads this cookie to answer the next page in the right language. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox on phones
  document.cookie = `lang=${language}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax`;
}

export function languageOfCookie(cookie: string): Language | undefined {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(cookie)?.[1];
  return isLanguage(value) ? value : undefined;
}

/** The language that the server wrote the page in. */
export function languageOfDocument(htmlLanguage: string): Language {
  return languages.find((language) => htmlLanguages[language] === htmlLanguage) ?? defaultLanguage;
}
