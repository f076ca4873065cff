import { formatDate, formatNumber, type Language, parseCalendarDate } from '@taga/i18n';
import type { Reading } from '../../lib/names/reading.ts';

/** A day of the wire as the reader writes days; what is no day stands as it came. */
export function dayOf(value: string | null | undefined, language: Language): string | null | undefined {
  const date = value ? parseCalendarDate(value) : undefined;
  return date ? formatDate(date, 'iso', language) : value;
}

export function kyats(amount: number | null, { text, language }: Pick<Reading, 'text' | 'language'>): string | null {
  return amount === null ? null : text('desk.value.kyats', { amount: formatNumber(amount, language) });
}
