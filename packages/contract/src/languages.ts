import * as z from 'zod/mini';

/** English and Burmese. `mm` is the country's code, not the language's (`my`): the documents chose it. */
export const languages = ['en', 'mm'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The language as every call sends it, in the query and in a header, both named `lang`. */
export const wireLanguage = z.enum(['EN', 'MM']);
export type WireLanguage = z.infer<typeof wireLanguage>;

export function toWireLanguage(language: Language): WireLanguage {
  return language === 'mm' ? 'MM' : 'EN';
}

export function fromWireLanguage(wire: WireLanguage): Language {
  return wire === 'MM' ? 'mm' : 'en';
}
