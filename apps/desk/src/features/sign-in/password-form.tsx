import type { AnswerOf } from '@taga/contract';
import { signInStaff } from '@taga/contract/endpoints/desk/staff';
import type { DemoStaff } from '@taga/contract/records/desk/staff';
import { typedPassword } from '@taga/contract/rules/access/password';
import { loginId } from '@taga/contract/rules/customers/email';
import { Field, FormActions } from '@taga/ui';
import { EmailInput, PasswordInput } from '@taga/web/fields';
import { checkFields, ErrorAlert, FormProblems, SubmitButton, useForm } from '@taga/web/form';
import { EntryForm } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';

const DemoMembers = lazy(async () => ({ default: (await import('./demo-members.tsx')).DemoMembers }));

export type FirstHalf = AnswerOf<typeof signInStaff>;

interface PasswordFormProps {
  onDone: (half: FirstHalf, loginId: string) => void;
  /** Whom a sandbox offers to sign in as. */
  demo: DemoStaff | undefined;
}

export function PasswordForm({ onDone, demo }: PasswordFormProps) {
  const text = useText();
  const form = useForm({
    initial: { loginId: '', password: '' },
    check: (values) => checkFields(values, { loginId, password: typedPassword }),
  });
  const sending = useDeskAction(signInStaff, [], (half) => onDone(half, form.values.loginId));
  return (
    <EntryForm
      onSubmit={() => form.isValid() && void sending.submit({ body: form.values })}
      actions={
        <FormActions>
          <SubmitButton type="submit" sending={sending} className="sm:min-w-48">
            {text('desk.signIn.next')}
          </SubmitButton>
        </FormActions>
      }
    >
      {demo && (
        <Suspense fallback={null}>
          <DemoMembers demo={demo} onChoose={(loginId) => form.change({ loginId, password: demo.password })} />
        </Suspense>
      )}
      <FormProblems form={form} />
      <ErrorAlert domainError={sending.domainError} title={text('desk.signIn.failure')} />
      <Field {...form.field('loginId')} label={text('desk.signIn.loginId')}>
        <EmailInput isUsername value={form.values.loginId} onValue={(loginId) => form.change({ loginId })} />
      </Field>
      <Field {...form.field('password')} label={text('desk.signIn.password')}>
        <PasswordInput value={form.values.password} onValue={(password) => form.change({ password })} />
      </Field>
    </EntryForm>
  );
}
