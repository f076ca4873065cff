import { submitRegistration } from '@taga/contract/endpoints/register';
import { draftOfAnswers } from '@taga/contract/records/customers/sign-up-answers';
import { passwordRequirements, signUpConfirmation } from '@taga/contract/rules/access/password';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { Field, PasswordField } from '@taga/ui';
import { readSentCode } from '@taga/web/code-entry';
import { NewPasswordLines } from '@taga/web/fields';
import { ErrorAlert, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useId, useState } from 'react';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';

/** Sends the whole sign-up with the password, and goes on to the code that the server then sends. */
function useRegistration() {
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  return useSubmit(async (password: string) => {
    const body = draftOfAnswers(signUp.getDraft().answers, password);
    const { Data } = await callApi(submitRegistration, { body, language });
    if (!Data) return;
    const registration = { userId: Data.USER_ID, loginId: Data.LOGIN_ID, sent: readSentCode(Data, Date.now()) };
    goOn((draft) => ({ ...draft, registration }));
  });
}

/** The password lives in this component alone: it is never stored, and a reload asks for it again. */
function CreatePassword() {
  const text = useText();
  const passwordId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wasConfirmationFocused, setWasConfirmationFocused] = useState(false);
  const registration = useRegistration();

  const { length, mix } = passwordRequirements(password);
  const mismatch = findProblem(signUpConfirmation(password), confirmation);
  const isReady = length && mix && !mismatch;
  const texts = { show: text('form.password.show'), hide: text('form.password.hide') };

  return (
    <Question
      title={text('signUp.password.title')}
      onAnswer={() => isReady && void registration.submit(password)}
      sending={registration}
      disabledReason={isReady ? undefined : text('signUp.password.notYet')}
    >
      <ErrorAlert domainError={registration.domainError} title={text('signUp.password.refused')} />
      <div className="grid gap-3">
        <Field id={passwordId} label={text('signUp.password.password')}>
          <PasswordField
            autoComplete="new-password"
            texts={texts}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <NewPasswordLines password={password} />
      </div>
      <Field
        label={text('signUp.password.confirmation')}
        error={wasConfirmationFocused && mismatch ? text(mismatch) : undefined}
      >
        <PasswordField
          autoComplete="new-password"
          texts={texts}
          value={confirmation}
          onFocus={() => setWasConfirmationFocused(true)}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
      </Field>
    </Question>
  );
}

export const Page = questionPage('create-password', CreatePassword);
