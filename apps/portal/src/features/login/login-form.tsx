import { Field, Link, TextInput } from '@taga/ui';
import { PasswordInput } from '@taga/web/fields';
import { FormProblems, SubmitButton } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type FocusEvent, type FormEvent, lazy, Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { LoginRefusal } from '../../lib/sign-in/login-refusal.tsx';
import { useLogin } from './use-login.ts';

const ExistingCustomerDialog = lazy(async () => ({
  default: (await import('../../lib/existing-customer/existing-customer-dialog.tsx')).ExistingCustomerDialog,
}));

export function LoginForm() {
  const text = useText();
  const { form, sending, isKnownCustomer, goOn, prepare, submit } = useLogin();

  function send(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  // The links in the form lead elsewhere, where nothing of this may be needed.
  function prepareToSend({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement) prepare();
  }

  return (
    // Before the page is alive a press would otherwise write the password into the address: `dialog` leads nowhere.
    <form method="dialog" noValidate onSubmit={send} onFocus={prepareToSend} className="grid gap-5">
      <FormProblems form={form} />
      <LoginRefusal refusal={sending.refusal} />
      <Field {...form.field('loginId')} label={text('login.field.id')} hint={text('login.field.idHint')}>
        <TextInput
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.loginId}
          onChange={(event) => form.change({ loginId: event.target.value })}
        />
      </Field>
      <Field {...form.field('password')} label={text('login.field.password')}>
        <PasswordInput value={form.values.password} onValue={(password) => form.change({ password })} />
      </Field>
      <Link as={RouterLink} standalone href={paths.forgetPassword()} className="justify-self-start">
        {text('login.link.forgot')}
      </Link>
      <SubmitButton type="submit" sending={sending} busyText={text('login.action.signingIn')} className="sm:w-full">
        {text('login.action.signIn')}
      </SubmitButton>
      <Suspense>{isKnownCustomer && <ExistingCustomerDialog onDone={goOn} />}</Suspense>
    </form>
  );
}
