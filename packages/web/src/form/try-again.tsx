import { formatClock, type Language, type Text } from '@taga/i18n';
import { useMemo } from 'react';
import { useLanguage, useText } from '../text/text-context.tsx';
import type { DomainError } from './domain-error.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From here on nobody counts minutes. */
const countedInHoursMs = 1.5 * hourMs;

function waitInWords(waitMs: number, text: Text): string {
  return waitMs < countedInHoursMs
    ? text('errors.again.minutes', { count: Math.ceil(waitMs / minuteMs) })
    : text('errors.again.hours', { count: Math.ceil(waitMs / hourMs) });
}

/** "You can try again in 5 hours, at 18:40 today." Nothing when the moment has come. */
export function againInWords(atMs: number, nowMs: number, text: Text, language: Language): string | undefined {
  if (atMs <= nowMs) return undefined;
  const at = new Date(atMs);
  const isToday = at.toDateString() === new Date(nowMs).toDateString();
  const values = { wait: waitInWords(atMs - nowMs, text), time: formatClock(at, language) };
  return text(isToday ? 'errors.again.today' : 'errors.again.tomorrow', values);
}

/** The moment at which it is worth asking again, by this device's clock; nothing where the server does not know. */
export function useRetryMoment(domainError: DomainError | undefined): number | undefined {
  return useMemo(() => domainError?.retryAfterS && Date.now() + domainError.retryAfterS * 1000, [domainError]);
}

/** When it is worth asking again, in words and by the clock. */
export function TryAgain({ domainError }: { domainError: DomainError | undefined }) {
  const text = useText();
  const language = useLanguage();
  const atMs = useRetryMoment(domainError);
  const words = atMs && againInWords(atMs, Date.now(), text, language);
  return words ? <p>{words}</p> : null;
}
