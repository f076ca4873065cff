import { toBurmeseDigits } from '@taga/i18n';
import { useCountdown } from '@taga/web/code-entry';
import { useLanguage, useText } from '@taga/web/text';

function asMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down for the eye; spoken every second it would drown everything else. */
export function TimeLeft({ untilMs }: { untilMs: number }) {
  const text = useText();
  const language = useLanguage();
  const time = asMinutes(useCountdown(untilMs));
  return (
    <p role="timer" className="text-lg font-semibold tabular-nums">
      {text('sessionEnd.warning.left', { time: language === 'mm' ? toBurmeseDigits(time) : time })}
    </p>
  );
}
