import { resetPassword } from '@taga/contract/endpoints/password-reset';
import { newPassword, resetConfirmation } from '@taga/contract/rules/access/password';
import { Field, FormActions } from '@taga/ui';
import { NewPasswordLines, PasswordInput } from '@taga/web/fields';
import { checkFields, FormProblems, SubmitButton, useForm, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { BackArrow, EntryForm } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { FirstReason } from './first-reason.tsx';
import { forgetResetDraft, type ResetDraft } from './reset-draft.ts';

function useSetPassword({ loginId, userId, sent }: ResetDraft) {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async (password: string) => {
    const body = { USER_ID: userId, LOGIN_ID: loginId, OTPREFNO: sent.reference, PWD: password };
    await callApi(resetPassword, { body, language });
    forgetResetDraft();
    navigate(paths.login(), { state: { hasNewPassword: true } });
  });
}

export function NewPasswordForm({ draft }: { draft: ResetDraft }) {
  const text = useText();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: (values) => checkFields(values, { password: newPassword, confirmation: resetConfirmation(values.password) }),
  });
  const setting = useSetPassword(draft);

  return (
    <EntryForm
      onSubmit={() => form.isValid() && void setting.submit(form.values.password)}
      actions={
        // Not back to the code: it has been used and would be refused.
        <FormActions back={<BackArrow href={paths.forgetPassword()} />}>
          <SubmitButton type="submit" sending={setting}>
            {text('login.reset.password.save')}
          </SubmitButton>
        </FormActions>
      }
    >
      <FormProblems form={form} />
      <FirstReason domainError={setting.domainError} title={text('login.reset.password.failure')} />
      {/* For password managers, which file the new password under it. */}
      <input type="text" name="username" autoComplete="username" value={draft.loginId} readOnly hidden />
      <Field {...form.field('password')} label={text('login.reset.password.new')}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={form.values.password}
          onValue={(password) => form.change({ password })}
        />
      </Field>
      <NewPasswordLines password={form.values.password} />
      <Field {...form.field('confirmation')} label={text('login.reset.password.confirm')}>
        <PasswordInput
          name="confirm-password"
          autoComplete="new-password"
          value={form.values.confirmation}
          onValue={(confirmation) => form.change({ confirmation })}
        />
      </Field>
    </EntryForm>
  );
}
