import { Field, FormActions, Link } from '@taga/ui';
import { EmailInput, PasswordInput } from '@taga/web/fields';
import { FormProblems, SubmitButton } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { EntryForm } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { type FocusEvent, lazy, Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { LoginError } from '../../lib/access/sign-in/use-sign-in.ts';
import { useLogin } from './use-login.ts';

const ExistingCustomerDialog = lazy(async () => ({
  default: (await import('../../lib/access/existing-customer/existing-customer-dialog.tsx')).ExistingCustomerDialog,
}));

function OtherWays() {
  const text = useText();
  return (
    <div className="grid">
      <p className="flex flex-wrap items-center gap-x-2">
        {text('login.link.newHere')}
        <Link as={RouterLink} standalone href={paths.signUp()}>
          {text('login.link.signUp')}
        </Link>
      </p>
      <Link as={RouterLink} standalone href={paths.loginContact()} className="justify-self-start">
        {text('login.link.contact')}
      </Link>
    </div>
  );
}

export function LoginForm() {
  const text = useText();
  const { form, sending, isKnownCustomer, goOn, prepare, submit } = useLogin();

  // The links in the form lead elsewhere, where nothing of this may be needed.
  function prepareToSend({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement) prepare();
  }

  return (
    <EntryForm
      onSubmit={submit}
      onFocus={prepareToSend}
      after={<OtherWays />}
      actions={
        <FormActions>
          <SubmitButton
            type="submit"
            sending={sending}
            busyText={text('login.action.signingIn')}
            className="sm:min-w-48"
          >
            {text('login.action.signIn')}
          </SubmitButton>
        </FormActions>
      }
    >
      <FormProblems form={form} />
      <Suspense>
        {sending.domainError && <LoginError domainError={sending.domainError} loginId={form.values.loginId} />}
      </Suspense>
      <Field {...form.field('loginId')} label={text('login.field.id')} hint={text('login.field.idHint')}>
        <EmailInput isUsername value={form.values.loginId} onValue={(loginId) => form.change({ loginId })} />
      </Field>
      <Field {...form.field('password')} label={text('login.field.password')}>
        <PasswordInput value={form.values.password} onValue={(password) => form.change({ password })} />
      </Field>
      <Link as={RouterLink} standalone href={paths.forgetPassword()} className="justify-self-start">
        {text('login.link.forgot')}
      </Link>
      <Suspense>{isKnownCustomer && <ExistingCustomerDialog onDone={goOn} />}</Suspense>
    </EntryForm>
  );
}
