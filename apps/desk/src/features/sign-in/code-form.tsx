import { otpDigits } from '@taga/contract/constants';
import { proveSecondFactor } from '@taga/contract/endpoints/desk/staff';
import { ArrowLeftIcon, Button, CodeField, Field, FormActions } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { EntryForm } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useEnter } from './use-enter.ts';

const DemoCode = lazy(async () => ({ default: (await import('./demo-code.tsx')).DemoCode }));

interface CodeFormProps {
  /** From the first half. */
  token: string;
  onBack: () => void;
  /** Of whom a sandbox shows the code. */
  demoLoginId: string | undefined;
  /** How to get to codes, for who has none yet. */
  children?: ReactNode;
}

/** The second half. The sixth digit sends it: nobody presses a button twice a minute. */
export function CodeForm({ token, onBack, demoLoginId, children }: CodeFormProps) {
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
            <Button variant="text" size="arrow" onClick={onBack} aria-label={text('desk.signIn.back')}>
              <ArrowLeftIcon size={24} />
              <span className="hidden sm:inline">{text('desk.signIn.back')}</span>
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
      {demoLoginId !== undefined && (
        <Suspense fallback={null}>
          <DemoCode loginId={demoLoginId} isRefused={sending.domainError !== undefined} onCode={type} />
        </Suspense>
      )}
    </EntryForm>
  );
}
