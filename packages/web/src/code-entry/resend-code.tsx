import { formatNumber } from '@taga/i18n';
import { SubmitButton } from '../form/submit-button.tsx';
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
  // One button for both ways: where the first is used up it becomes the second, under whoever just pressed it.
  const via = sent.resendsLeft > 0 ? 'SMS' : 'EMAIL';
  return (
    <div className="grid justify-items-start gap-2">
      {(via === 'SMS' || sent.isEmailPossible) && (
        <SubmitButton
          variant="text"
          sending={entry.resending}
          onClick={() => entry.resend(via)}
          disabledReason={mustWait ? text('form.code.wait', { seconds: formatNumber(seconds, language) }) : undefined}
        >
          {text(via === 'SMS' ? 'form.code.resend' : 'form.code.byEmail')}
        </SubmitButton>
      )}
      <p className="text-sm text-text-muted">
        {text('form.code.resendsLeft', { count: formatNumber(sent.resendsLeft, language) })}
      </p>
      <p role="status">{entry.wasResent && text('form.code.sentAgain')}</p>
    </div>
  );
}
