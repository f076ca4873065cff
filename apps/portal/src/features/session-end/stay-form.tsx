import { Field } from '@taga/ui';
import { PasswordInput } from '@taga/web/fields';
import { SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type FormEvent, Suspense } from 'react';
import { openSession } from '../../lib/access/session/session-store.ts';
import { LoginRefusal, useSignIn } from '../../lib/access/sign-in/use-sign-in.ts';

/** Signs the same customer in once more. With the new session the warning goes by itself. */
export function StayForm({ loginId }: { loginId: string }) {
  const text = useText();
  const { form, sending, prepare, submit } = useSignIn(loginId, openSession);

  function send(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate onSubmit={send} onFocus={prepare} className="grid gap-5">
      <Suspense>{sending.refusal && <LoginRefusal refusal={sending.refusal} loginId={loginId} />}</Suspense>
      <p className="break-words">
        {text('sessionEnd.warning.account')} <strong>{loginId}</strong>
      </p>
      <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
      <Field {...form.field('password')} label={text('sessionEnd.warning.password')}>
        <PasswordInput value={form.values.password} onValue={(password) => form.change({ password })} />
      </Field>
      <SubmitButton type="submit" sending={sending} busyText={text('sessionEnd.warning.signingIn')}>
        {text('sessionEnd.warning.stay')}
      </SubmitButton>
    </form>
  );
}
