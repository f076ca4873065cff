import { formatCountdown } from '@taga/i18n';
import { useCountdown } from '@taga/web/code-entry';
import { useLanguage, useText } from '@taga/web/text';

/** Counts down for the eye; spoken every second it would drown everything else. */
export function TimeLeft({ untilMs }: { untilMs: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    <p role="timer" className="text-lg font-semibold tabular-nums">
      {text('sessionEnd.warning.left', { time: formatCountdown(useCountdown(untilMs), language) })}
    </p>
  );
}
