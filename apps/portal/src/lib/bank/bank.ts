import { brand } from '@taga/brand';
import type { Language } from '@taga/i18n';

const { address, addressMM, hotline, email, hours, hoursMM } = brand.contact;

/** How to reach the bank, from its brand file. */
export const contact = {
  hotline,
  hotlineHref: `tel:${hotline.replace(/[^+\d]/g, '')}`,
  email,
  emailHref: `mailto:${email}`,
  /** As they stand on the door. */
  hours,
  /** As they are said within a sentence. */
  hoursInWords: (language: Language) => (language === 'mm' ? hoursMM : hours),
  address: (language: Language) => (language === 'mm' ? addressMM : address),
} as const;

export function legalName(language: Language): string {
  return language === 'mm' ? brand.legalNameMM : brand.legalName;
}

export function bankName(language: Language): string {
  return language === 'mm' ? brand.nameMM : brand.name;
}
