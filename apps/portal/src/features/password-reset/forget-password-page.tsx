import { requestPasswordReset } from '@taga/contract/calls/password-reset';
import { resetLoginId } from '@taga/contract/rules/email';
import { Field, TextInput } from '@taga/ui';
import { readSentCode } from '@taga/web/code-entry';
import { checkFields, FormProblems, SubmitButton, useForm, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { BackLink, NarrowColumn } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import type { FormEvent } from 'react';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { FirstReason } from './first-reason.tsx';
import { keepResetDraft } from './reset-draft.ts';

function useRequest() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async (loginId: string) => {
    const { Data } = await callApi(requestPasswordReset, { body: { LOGIN_ID: loginId }, language });
    const sent = readSentCode(Data, Date.now());
    keepResetDraft({ loginId, userId: Data.USER_ID, sent, sentBy: 'SMS', isCodeVerified: false });
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

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.isValid()) void request.submit(form.values.loginId.trim());
  }

  return (
    <NarrowColumn
      back={<BackLink href={paths.login()} />}
      title={text('login.reset.request.title')}
      lead={text('login.reset.request.lead')}
    >
      {/* Before the page is alive a press would otherwise load it anew, without what was typed. */}
      <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <FormProblems form={form} />
        <FirstReason refusal={request.refusal} title={text('login.reset.request.failure')} />
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
        <SubmitButton type="submit" sending={request} className="sm:w-full">
          {text('login.reset.request.send')}
        </SubmitButton>
      </form>
    </NarrowColumn>
  );
}
