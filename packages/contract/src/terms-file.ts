import type { WireLanguage } from '@taga/i18n/languages';

/** Where the terms of an account class lie, from the root of the site. */
export function termsFilePath(accountClass: string, language: WireLanguage): string {
  return `/tnc/${accountClass}-Terms&Conditions-${language}.pdf`;
}
