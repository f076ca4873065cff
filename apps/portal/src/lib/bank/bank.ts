import { brand } from '@taga/brand';
import { keepPhrases, type Language } from '@taga/i18n';

const { address, addressMM, hotline, email, hours, hoursMM } = brand.contact;

/** A number stays in one line with what it counts. */
function withUnits(burmese: string): string {
  return keepPhrases(burmese).replaceAll(/([၀-၉]) /g, '$1\u00a0');
}

/** How to reach the bank, from its brand file. */
export const contact = {
  hotline,
  hotlineHref: `tel:${hotline.replace(/[^+\d]/g, '')}`,
  email,
  emailHref: `mailto:${email}`,
  /** As they stand on the door. */
  hours,
  /** As they are said within a sentence. */
  hoursInWords: (language: Language) => (language === 'mm' ? withUnits(hoursMM) : hours),
  address: (language: Language) => (language === 'mm' ? keepPhrases(addressMM) : address),
} as const;

export function legalName(language: Language): string {
  return language === 'mm' ? keepPhrases(brand.legalNameMM) : brand.legalName;
}

export function bankName(language: Language): string {
  return language === 'mm' ? keepPhrases(brand.nameMM) : brand.name;
}
