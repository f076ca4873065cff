import { formatClock, formatDate, type Language } from '@taga/i18n';
import { useLanguage } from '@taga/web/text';

function dayOf(moment: Date) {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Day and time by the clock on the wall. */
export function momentInWords(at: string, language: Language): string {
  const moment = new Date(at);
  return `${formatDate(dayOf(moment), 'dayMonthYear', language)} ${formatClock(moment, language)}`;
}

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {momentInWords(at, useLanguage())}
    </time>
  );
}
