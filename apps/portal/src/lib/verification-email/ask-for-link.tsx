import { signUpEmail } from '@taga/contract/rules/email';
import { Button, Field, TextInput } from '@taga/ui';
import { checkFields, FormProblems, useForm } from '@taga/web/form';
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
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.email}
          onChange={(event) => form.change({ email: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        className="sm:w-full"
        loading={resending.isBusy ? text('form.actions.sending') : undefined}
        disabledReason={resending.waitText}
      >
        {text('verifyEmail.resend.send')}
      </Button>
    </form>
  );
}
