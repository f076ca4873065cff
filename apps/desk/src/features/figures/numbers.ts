import { formatNumber, type Language, type Text } from '@taga/i18n';

/** `83%`; a dash where there is nothing to take a part of. */
export function percent(part: number | undefined, language: Language): string {
  return part === undefined ? '–' : `${formatNumber(Math.round(part * 100), language)}%`;
}

/** `−12%`; where it rounds to nothing, nothing is taken away. */
export function loss(part: number | undefined, language: Language): string {
  const isNone = part === undefined || Math.round(part * 100) === 0;
  return `${isNone ? '' : '−'}${percent(part, language)}`;
}

/** In what minutes are said: minutes, hours or days. */
export function unitOf(minutes: number): number {
  if (minutes < 90) return 1;
  return minutes < 48 * 60 ? 60 : 24 * 60;
}

/** Minutes as people say them. */
export function duration(minutes: number | undefined, text: Text): string {
  if (minutes === undefined) return '–';
  if (minutes < 90) return text('desk.age.minutes', { count: Math.round(minutes) });
  if (minutes < 48 * 60) return text('desk.age.hours', { count: Math.round(minutes / 60) });
  return text('desk.age.days', { count: Math.round(minutes / 60 / 24) });
}
