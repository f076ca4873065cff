import { errorCodes } from '@taga/contract';
import { otpDigits } from '@taga/contract/constants';
import { keepPhrases } from '@taga/i18n';
import { CodeField, Field } from '@taga/ui';
import { type ReactNode, useEffect, useId } from 'react';
import { isRefusedWith } from '../form/refusal.ts';
import { useText } from '../text/text-context.tsx';
import { NoMoreCodes } from './no-more-codes.tsx';
import { ResendCode } from './resend-code.tsx';
import type { SentCode } from './sent-code.ts';
import type { CodeEntryState } from './use-code-entry.ts';

interface CodeEntryProps {
  entry: CodeEntryState;
  sent: SentCode;
  /** What to do when no more codes can be sent: links, and whom to call. */
  wayOn: ReactNode;
}

/** Where the code went, the field for it, and the ways to get another one. */
export function CodeEntry({ entry, sent, wayOn }: CodeEntryProps) {
  const text = useText();
  const fieldId = useId();
  const { error, failure, refusal } = entry;
  const isRefused = isRefusedWith(refusal, errorCodes.codeResendsUsedUp);
  const isOver = isRefused || (sent.resendsLeft === 0 && !sent.isEmailPossible);
  // The error is read out with the field, and the next try can be typed at once.
  useEffect(() => {
    if (failure) document.getElementById(fieldId)?.focus();
  }, [failure, fieldId]);

  return (
    <div className="grid gap-6">
      <p>{keepPhrases(sent.sentMessage)}</p>
      <Field id={fieldId} label={text('form.code.label')} error={isRefused ? undefined : error}>
        <CodeField name="one-time-code" value={entry.code} onValue={entry.type} length={otpDigits} />
      </Field>
      {isOver ? (
        <NoMoreCodes refusal={isRefused ? refusal : undefined} wayOn={wayOn} />
      ) : (
        <ResendCode entry={entry} sent={sent} />
      )}
    </div>
  );
}
