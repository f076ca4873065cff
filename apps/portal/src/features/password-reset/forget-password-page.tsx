import { requestPasswordReset } from '@taga/contract/calls/password-reset';
import { resetLoginId } from '@taga/contract/rules/email';
import { Button, Field, TextInput } from '@taga/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { checkFields } from '../../lib/form/check-fields.ts';
import { FormProblems } from '../../lib/form/form-problems.tsx';
import { readSentCode } from '../../lib/form/sent-code.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { BackLink } from '../../lib/page/back-link.tsx';
import { NarrowColumn } from '../../lib/page/narrow-column.tsx';
import { useLanguage, useText } from '../../lib/text/text-context.tsx';
import { FirstReason } from './first-reason.tsx';
import { keepResetDraft } from './reset-draft.ts';

function useRequest() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useSubmit(async (loginId: string) => {
    const { Data } = await callApi(requestPasswordReset, { body: { LOGIN_ID: loginId }, language });
    const sent = readSentCode(Data, Date.now());
    keepResetDraft({ loginId, userId: Data.USER_ID, sent, sentBy: 'SMS', isCodeVerified: false });
    await navigate(paths.verifyResetCode());
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
      <form noValidate onSubmit={submit} className="grid gap-5">
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
        <Button type="submit" loading={request.isBusy ? text('form.actions.sending') : undefined} className="sm:w-full">
          {text('login.reset.request.send')}
        </Button>
      </form>
    </NarrowColumn>
  );
}
