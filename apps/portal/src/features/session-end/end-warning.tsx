import { formatCountdown } from '@taga/i18n';
import { Dialog, Field } from '@taga/ui';
import { useCountdown } from '@taga/web/code-entry';
import { PasswordInput } from '@taga/web/fields';
import { SubmitButton } from '@taga/web/form';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { type FormEvent, Suspense, useState } from 'react';
import { useLifetime } from '../../lib/access/lifetimes/use-lifetime.ts';
import type { OpenSession } from '../../lib/access/session/session.ts';
import { openSession } from '../../lib/access/session/session-store.ts';
import { LoginError, useSignIn } from '../../lib/access/sign-in/use-sign-in.ts';

const words = ['forms', 'sessionEnd'] as const;

/** Two minutes before the end: a new sign-in on the spot, with the page behind it left as it is. */
export function EndWarning({ session }: { session: OpenSession }) {
  const text = useText();
  const hasWords = useCatalogs(words);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!hasWords || isDismissed) return null;
  const dismiss = () => setIsDismissed(true);
  return (
    <Dialog
      open
      onClose={dismiss}
      title={text('sessionEnd.warning.title')}
      closeText={text('sessionEnd.warning.later')}
    >
      <div className="grid gap-5">
        <TimeLeft untilMs={session.expiresAtMs} />
        <Reason />
        <StayForm loginId={session.customer.loginId} />
      </div>
    </Dialog>
  );
}

function Reason() {
  return <p>{useText()('sessionEnd.warning.text', { time: useLifetime('Session') })}</p>;
}

/** Signs the same customer in once more. With the new session the warning goes by itself. */
function StayForm({ loginId }: { loginId: string }) {
  const text = useText();
  const { form, sending, prepare, submit } = useSignIn(loginId, openSession);

  function send(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate onSubmit={send} onFocus={prepare} className="grid gap-5">
      <Suspense>{sending.domainError && <LoginError domainError={sending.domainError} loginId={loginId} />}</Suspense>
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

/** Counts down for the eye; spoken every second it would drown everything else. */
function TimeLeft({ untilMs }: { untilMs: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    <p role="timer" className="text-lg font-semibold tabular-nums">
      {text('sessionEnd.warning.left', { time: formatCountdown(useCountdown(untilMs), language) })}
    </p>
  );
}
