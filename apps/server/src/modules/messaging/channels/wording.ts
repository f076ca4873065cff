import { brand } from '@taga/brand';
import { type CalendarDate, myanmarClock, myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { byLanguage, formatDate, type Language, languageDefinition, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';

/** The bank as its customers call it. */
export const bankName = byLanguage((language) => textIn(language, brand.name));

/** By which texts an announcement is put into words. */
export function newsTextOf<News extends string>(announced: {
  readonly news: News;
  readonly isCorrection?: boolean | undefined;
}): News | 'corrected' {
  return announced.isCorrection ? 'corrected' : announced.news;
}

/** A day as a customer reads it. */
export function describeDay(day: CalendarDate, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return formatDate({ year, month, day: date }, 'dayMonthYear', language);
}

/** A moment as a customer reads it: by the clock on the wall in Myanmar. */
export function describeMoment(at: Date, language: Language): string {
  const time = myanmarClock(at).toISOString().slice(11, 16);
  return serverText(language)('mail.moment.pattern', {
    date: describeDay(myanmarToday(at), language),
    time: languageDefinition(language).writeDigits(time),
  });
}
