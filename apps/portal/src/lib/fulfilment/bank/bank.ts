import { brand } from '@taga/brand';
import { defaultLanguage, inOneLine, keepPhrases, type Language, textIn } from '@taga/i18n';

const { address, hotline, email, hours } = brand.contact;

/** A number stays in one line with what it counts. */
function withUnits(text: string): string {
  return keepPhrases(text).replaceAll(/([၀-၉]) /g, '$1\u00a0');
}

/** How to reach the bank, from its brand file. */
export const contact = {
  hotline: inOneLine(hotline),
  hotlineHref: `tel:${hotline.replace(/[^+\d]/g, '')}`,
  email,
  emailHref: `mailto:${email}`,
  /** As they stand on the door. */
  hours: hours[defaultLanguage],
  /** As they are said within a sentence. */
  hoursInWords: (language: Language) => withUnits(textIn(language, hours)),
  address: (language: Language) => keepPhrases(textIn(language, address)),
} as const;

export function legalName(language: Language): string {
  return keepPhrases(textIn(language, brand.legalName));
}

export function bankName(language: Language): string {
  return keepPhrases(textIn(language, brand.name));
}
