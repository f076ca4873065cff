import { requestPasswordReset } from '@taga/contract/endpoints/password-reset';
import { resetLoginId } from '@taga/contract/rules/customers/email';
import { Field, FormActions } from '@taga/ui';
import { readSentCode } from '@taga/web/code-entry';
import { EmailInput } from '@taga/web/fields';
import { checkFields, FormProblems, SubmitButton, useForm, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { BackArrow, DoorBeside, EntryForm, EntryPage } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { FirstReason } from './first-reason.tsx';
import { saveResetDraft } from './reset-draft.ts';

function useRequest() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async (loginId: string) => {
    const { Data } = await callApi(requestPasswordReset, { body: { LOGIN_ID: loginId }, language });
    const sent = readSentCode(Data, Date.now());
    saveResetDraft({ loginId, userId: Data.USER_ID, sent, sentBy: 'SMS', isCodeVerified: false });
    navigate(paths.verifyResetCode());
  });
}

export function Page() {
  const text = useText();
  const form = useForm({
    initial: { loginId: '' },
    check: (values) => checkFields(values, { loginId: resetLoginId }),
  });
  const request = useRequest();

  return (
    <EntryPage
      title={text('login.reset.request.title')}
      lead={text('login.reset.request.lead')}
      picture={<DoorBeside progress={0} />}
    >
      <EntryForm
        onSubmit={() => form.isValid() && void request.submit(form.values.loginId.trim())}
        actions={
          <FormActions back={<BackArrow href={paths.login()} />}>
            <SubmitButton type="submit" sending={request}>
              {text('login.reset.request.send')}
            </SubmitButton>
          </FormActions>
        }
      >
        <FormProblems form={form} />
        <FirstReason domainError={request.domainError} title={text('login.reset.request.failure')} />
        <Field {...form.field('loginId')} label={text('login.field.id')} hint={text('login.field.idHint')}>
          <EmailInput isUsername value={form.values.loginId} onValue={(loginId) => form.change({ loginId })} />
        </Field>
      </EntryForm>
    </EntryPage>
  );
}
