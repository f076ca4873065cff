import { brand } from '@taga/brand';
import type { Language } from '@taga/i18n';

/** The bank as its customers call it. */
export const bankName: Readonly<Record<Language, string>> = { en: brand.name, mm: brand.nameMM };
