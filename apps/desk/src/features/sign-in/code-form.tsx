import { otpDigits } from '@taga/contract/constants';
import { proveSecondFactor } from '@taga/contract/endpoints/desk/staff';
import { Button, CodeField, Field, FormActions } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { EntryForm } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useEnter } from './use-enter.ts';

interface CodeFormProps {
  /** From the first half. */
  token: string;
  onBack: () => void;
  /** How to get to codes, for who has none yet. */
  children?: ReactNode;
}

/** The second half. The sixth digit sends it: nobody presses a button twice a minute. */
export function CodeForm({ token, onBack, children }: CodeFormProps) {
  const text = useText();
  const fieldId = useId();
  const [code, setCode] = useState('');
  const sending = useDeskAction(proveSecondFactor, [], useEnter());
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  function send(typed: string) {
    if (typed.length === otpDigits)
      void sending.submit({ body: { token, code: typed, inCookie: true } }).then(() => setCode(''));
  }
  function type(typed: string) {
    setCode(typed);
    send(typed);
  }

  return (
    <EntryForm
      onSubmit={() => send(code)}
      actions={
        <FormActions
          back={
            <Button variant="text" onClick={onBack}>
              {text('desk.signIn.back')}
            </Button>
          }
        >
          <SubmitButton type="submit" sending={sending} className="sm:min-w-48">
            {text('desk.signIn.enter')}
          </SubmitButton>
        </FormActions>
      }
    >
      {children}
      <ErrorAlert domainError={sending.domainError} title={text('desk.signIn.failure')} />
      <Field id={fieldId} label={text('form.code.label')} hint={text('desk.signIn.codeHint')}>
        <CodeField name="one-time-code" value={code} onValue={type} length={otpDigits} />
      </Field>
    </EntryForm>
  );
}
