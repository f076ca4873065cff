import { brand } from '@taga/brand';
import { myanmarClock } from '@taga/contract/rules/fields/calendar-date';
import { byLanguage, formatDate, type Language, languageDefinition, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';

/** The bank as its customers call it. */
export const bankName = byLanguage((language) => textIn(language, brand.name));

/** A moment as a customer reads it: by the clock on the wall in Myanmar. */
export function describeMoment(at: Date, language: Language): string {
  const local = myanmarClock(at);
  const day = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
  const time = local.toISOString().slice(11, 16);
  return serverText(language)('mail.moment.pattern', {
    date: formatDate(day, 'dayMonthYear', language),
    time: languageDefinition(language).writeDigits(time),
  });
}
