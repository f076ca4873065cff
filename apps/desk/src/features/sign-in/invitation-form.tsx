import { acceptInvitation } from '@taga/contract/endpoints/desk/staff';
import { newPassword, resetConfirmation } from '@taga/contract/rules/access/password';
import { Field, FormActions } from '@taga/ui';
import { NewPasswordLines, PasswordInput } from '@taga/web/fields';
import { checkFields, ErrorAlert, FormProblems, SubmitButton, useForm } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { EntryForm } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useDeskAction } from '../../lib/api/use-desk.ts';

interface InvitationFormProps {
  token: string;
  loginId: string;
  name: string;
}

export function InvitationForm({ token, loginId }: InvitationFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: (values) => checkFields(values, { password: newPassword, confirmation: resetConfirmation(values.password) }),
  });
  const sending = useDeskAction(acceptInvitation, [], () => navigate(paths.signIn, { replace: true }));
  const { password, confirmation } = form.values;
  return (
    <EntryForm
      onSubmit={() => form.isValid() && void sending.submit({ body: { token, password } })}
      actions={
        <FormActions>
          <SubmitButton type="submit" sending={sending}>
            {text('desk.invitation.accept')}
          </SubmitButton>
        </FormActions>
      }
    >
      <FormProblems form={form} />
      <ErrorAlert domainError={sending.domainError} title={text('desk.invitation.failure')} />
      {/* For password managers, which file the new password under it. */}
      <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
      <Field {...form.field('password')} label={text('desk.invitation.password')}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={password}
          onValue={(typed) => form.change({ password: typed })}
        />
      </Field>
      <NewPasswordLines password={password} />
      <Field {...form.field('confirmation')} label={text('desk.invitation.repeated')}>
        <PasswordInput
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          onValue={(typed) => form.change({ confirmation: typed })}
        />
      </Field>
    </EntryForm>
  );
}
