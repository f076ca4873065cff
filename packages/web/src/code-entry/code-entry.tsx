import { otpDigits } from '@taga/contract/constants';
import { keepPhrases } from '@taga/i18n';
import { CodeField, Field } from '@taga/ui';
import { useEffect, useId } from 'react';
import { useText } from '../text/text-context.tsx';
import { ResendCode } from './resend-code.tsx';
import type { SentCode } from './sent-code.ts';
import type { CodeEntryState } from './use-code-entry.ts';

/** Where the code went, the field for it, and the ways to get another one. */
export function CodeEntry({ entry, sent }: { entry: CodeEntryState; sent: SentCode }) {
  const text = useText();
  const fieldId = useId();
  const { error, failure } = entry;
  // The error is read out with the field, and the next try can be typed at once.
  useEffect(() => {
    if (failure) document.getElementById(fieldId)?.focus();
  }, [failure, fieldId]);

  return (
    <div className="grid gap-6">
      <p>{keepPhrases(sent.sentMessage)}</p>
      <Field id={fieldId} label={text('form.code.label')} error={error}>
        <CodeField name="one-time-code" value={entry.code} onValue={entry.type} length={otpDigits} />
      </Field>
      <ResendCode entry={entry} sent={sent} />
    </div>
  );
}
