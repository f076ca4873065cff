import type { Text } from '@taga/i18n';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something was, in one number: staff read many of these under each other. */
export function ageInWords(at: string, text: Text, nowMs = Date.now()): string {
  const passedMs = Math.max(0, nowMs - Date.parse(at));
  if (passedMs < minuteMs) return text('desk.age.now');
  if (passedMs < hourMs) return text('desk.age.minutes', { count: Math.floor(passedMs / minuteMs) });
  if (passedMs < 2 * dayMs) return text('desk.age.hours', { count: Math.floor(passedMs / hourMs) });
  return text('desk.age.days', { count: Math.floor(passedMs / dayMs) });
}
