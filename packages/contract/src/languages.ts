import { byLanguage, defaultLanguage, languages, toWireLanguage } from '@taga/i18n/languages';
import * as z from 'zod/mini';

/** The language as every call sends it, in the query and in a header, both named `lang`. */
export const wireLanguage = z.enum(languages.map(toWireLanguage));

export const languageCode = z.enum(languages);

/** A text that is written in every language. */
export function inEveryLanguage<Schema extends z.ZodMiniType>(text: Schema) {
  return z.object(byLanguage(() => text));
}

/** A text that may have been written before the latest language was added: only the first is sure to be there. */
export function localized<Schema extends z.ZodMiniType>(text: Schema) {
  return z.extend(z.partial(inEveryLanguage(text)), { [defaultLanguage]: text });
}
