import { signUpEmail } from '@taga/contract/rules/customers/email';
import { Field } from '@taga/ui';
import { EmailInput } from '@taga/web/fields';
import { checkFields, FormProblems, SubmitButton, useForm } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { FormEvent } from 'react';
import { LinkOutcome } from './link-outcome.tsx';
import { useResendLink } from './use-resend-link.ts';

/** For who has no link that says whose it is: a new one, sent to the address they give. */
export function AskForLink() {
  const text = useText();
  const { send, ...resending } = useResendLink();
  const form = useForm({ initial: { email: '' }, check: (values) => checkFields(values, { email: signUpEmail }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!resending.waitText && form.isValid()) send(form.values.email.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-4 text-start">
      <FormProblems form={form} />
      <LinkOutcome {...resending} />
      <Field
        {...form.field('email')}
        label={text('verifyEmail.resend.email')}
        hint={text('verifyEmail.resend.emailHint')}
      >
        <EmailInput value={form.values.email} onValue={(email) => form.change({ email })} />
      </Field>
      <SubmitButton type="submit" className="sm:w-full" sending={resending.sending} disabledReason={resending.waitText}>
        {text('verifyEmail.resend.send')}
      </SubmitButton>
    </form>
  );
}
