import { type Due, dueStateOf, lateFor } from '@taga/contract/rules/applications/service-level';
import { workingDayMs } from '@taga/contract/rules/applications/working-time';
import { formatClock, formatDate } from '@taga/i18n';
import type { Tone } from '@taga/ui';
import type { Reading } from '../names/reading.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** By when a case is to be decided, or for how long it has been late: in time of work, as it is allowed. */
export function dueInWords(
  due: Due,
  { text, language }: Pick<Reading, 'text' | 'language'>,
  now = new Date(),
): { readonly words: string; readonly tone: Tone } {
  const state = dueStateOf(due, now);
  if (state === 'late') return { words: lateInWords(lateFor(due, now), text), tone: 'danger' };
  const { at } = due;
  const time = formatClock(at, language);
  const isOn = (day: Date) => at.toDateString() === day.toDateString();
  const day = formatDate({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() }, 'monthDay', language);
  const words = isOn(now)
    ? text('deskCases.due.today', { time })
    : isOn(new Date(now.getTime() + dayMs))
      ? text('deskCases.due.tomorrow', { time })
      : text('deskCases.due.day', { day, time });
  return { words, tone: state === 'soon' ? 'warning' : 'neutral' };
}

function lateInWords(ms: number, text: Reading['text']): string {
  if (ms < hourMs) return text('deskCases.due.lateMinutes', { count: Math.max(1, Math.floor(ms / minuteMs)) });
  if (ms < workingDayMs) return text('deskCases.due.lateHours', { count: Math.floor(ms / hourMs) });
  return text('deskCases.due.lateDays', { count: Math.floor(ms / workingDayMs) });
}
