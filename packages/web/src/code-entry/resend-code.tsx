import { formatCountdown, formatNumber } from '@taga/i18n';
import { Button } from '@taga/ui';
import { useLanguage, useText } from '../text/text-context.tsx';
import type { SentCode } from './sent-code.ts';
import type { CodeEntryState } from './use-code-entry.ts';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  entry: CodeEntryState;
  sent: SentCode;
}

/** The countdown is there to be looked at: spoken every second it would drown everything else. */
export function ResendCode({ entry, sent }: ResendCodeProps) {
  const text = useText();
  const language = useLanguage();
  const seconds = useCountdown(sent.resendAtMs);
  const mustWait = seconds > 0 && !entry.wasRefused;
  const via = sent.resendsLeft > 0 ? 'SMS' : 'EMAIL';
  return (
    <div className="grid gap-1">
      {(sent.resendsLeft > 0 || sent.isEmailPossible) && (
        <Button
          variant="secondary"
          className="sm:w-full"
          onClick={() => entry.resend(via)}
          loading={entry.isResending ? text('form.actions.sending') : undefined}
          disabledReason={mustWait ? text('form.code.wait', { time: formatCountdown(seconds, language) }) : undefined}
        >
          {text(via === 'SMS' ? 'form.code.resend' : 'form.code.byEmail')}
        </Button>
      )}
      <p className="text-sm text-text-muted">
        {text('form.code.resendsLeft', { count: formatNumber(sent.resendsLeft, language) })}
      </p>
      <p role="status">{entry.wasResent && text('form.code.sentAgain')}</p>
    </div>
  );
}
