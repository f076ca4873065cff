import { errorCodes } from '@taga/contract';
import { otpDigits } from '@taga/contract/constants';
import { formatCountdown, formatNumber, keepPhrases } from '@taga/i18n';
import { Alert, CodeField, Field } from '@taga/ui';
import { type ReactNode, useEffect, useId } from 'react';
import { type DomainError, isRefusedWith } from '../form/domain-error.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TryAgain } from '../form/try-again.tsx';
import { useLanguage, useText } from '../text/text-context.tsx';
import type { SentCode } from './sent-code.ts';
import type { CodeEntryState } from './use-code-entry.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeEntryProps {
  entry: CodeEntryState;
  sent: SentCode;
  /** What to do when no more codes can be sent: links, and whom to call. */
  nextStep: ReactNode;
}

/** Where the code went, the field for it, and the ways to get another one. */
export function CodeEntry({ entry, sent, nextStep }: CodeEntryProps) {
  const text = useText();
  const fieldId = useId();
  const { error, failure, domainError } = entry;
  const isRefused = isRefusedWith(domainError, errorCodes.codeResendsUsedUp);
  const isOver = isRefused || (sent.resendsLeft === 0 && !sent.isEmailPossible);
  // The error is read out with the field, and the next try can be typed at once.
  useEffect(() => {
    if (failure) document.getElementById(fieldId)?.focus();
  }, [failure, fieldId]);

  return (
    <div className="grid gap-6">
      <p>{keepPhrases(sent.sentMessage)}</p>
      <Field
        id={fieldId}
        label={text('form.code.label')}
        hint={text('form.code.hint')}
        error={isRefused ? undefined : error}
      >
        <CodeField name="one-time-code" value={entry.code} onValue={entry.type} length={otpDigits} />
      </Field>
      {isOver ? (
        <NoMoreCodes domainError={isRefused ? domainError : undefined} nextStep={nextStep} />
      ) : (
        <ResendCode entry={entry} sent={sent} />
      )}
    </div>
  );
}

interface NoMoreCodesProps {
  /** Why the last one asked for was not sent, if that was it. */
  domainError: DomainError | undefined;
  /** Where to go from here, and whom to ask. */
  nextStep: ReactNode;
}

/** When every code has been sent, by SMS and by e-mail: what is left to do. */
function NoMoreCodes({ domainError, nextStep }: NoMoreCodesProps) {
  const text = useText();
  return (
    <Alert tone="warning" live title={text('form.code.noneLeft')}>
      <div className="grid gap-2">
        <p>{text('form.code.noneLeftText')}</p>
        <TryAgain domainError={domainError} />
        {nextStep}
      </div>
    </Alert>
  );
}

interface ResendCodeProps {
  entry: CodeEntryState;
  sent: SentCode;
}

/** The countdown is there to be looked at: spoken every second it would drown everything else. */
function ResendCode({ entry, sent }: ResendCodeProps) {
  const text = useText();
  const language = useLanguage();
  const seconds = useCountdown(sent.resendAtMs);
  const mustWait = seconds > 0 && !entry.wasRefused;
  // One button for both ways: where the first is used up it becomes the second, under anyone who just pressed it.
  const via = sent.resendsLeft > 0 ? 'SMS' : 'EMAIL';
  return (
    <div className="grid gap-1">
      {(via === 'SMS' || sent.isEmailPossible) && (
        <SubmitButton
          variant="secondary"
          className="sm:w-full"
          sending={entry.resending}
          onClick={() => entry.resend(via)}
          disabledReason={mustWait ? text('form.code.wait', { time: formatCountdown(seconds, language) }) : undefined}
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
