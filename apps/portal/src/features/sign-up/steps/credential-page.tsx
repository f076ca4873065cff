import { checkContact } from '@taga/contract/endpoints/register';
import { mobilePhone } from '@taga/contract/rules/customers/phone';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { useAnswersForm } from '@taga/journey/answers-form';
import { useGoOn } from '@taga/journey/change-draft';
import { Question } from '@taga/journey/question';
import { Field, PhoneField, TextInput } from '@taga/ui';
import { ApiError } from '@taga/web/api';
import { ErrorAlert, useSubmit } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { toContactCheck } from '../endpoints.ts';
import { questionPage } from '../question-page.ts';
import { signUp } from '../sign-up.ts';
import { usePhoneCheck } from '../use-phone-check.ts';

/** Asks whether phone and e-mail are free; the wizard goes on by itself when they are. */
function useContactCheck() {
  const language = useLanguage();
  const goOn = useGoOn(signUp);
  return useSubmit(async () => {
    const answer = await callApi(checkContact, { body: toContactCheck(signUp.getDraft().answers), language });
    // A server may also say no with a 200 that holds reasons in place of data.
    if (!answer.Data) throw new ApiError(200, answer, null);
    goOn();
  });
}

function Credential() {
  const text = useText();
  const [wrongPhone, setWrongPhone] = useState<string>();
  const form = useAnswersForm(signUp, 'contact', (contact) =>
    contact.phone === wrongPhone ? { phone: 'validation.phone.wrong' } : {},
  );
  const check = useContactCheck();
  const { phone, email } = form.values;

  usePhoneCheck(phone, (national) => {
    setWrongPhone(national === undefined ? phone : undefined);
    if (national !== undefined && national !== phone) form.change({ phone: national });
  });

  const phoneField = form.field('phone');
  const liveError =
    phone === wrongPhone ? text(findProblem(mobilePhone, phone) ?? 'validation.phone.wrong') : undefined;

  return (
    <Question
      title={text('signUp.contact.title')}
      lead={text('signUp.contact.lead')}
      form={form}
      onAnswer={() => void check.submit()}
      sending={check}
    >
      <ErrorAlert domainError={check.domainError} title={text('signUp.contact.refused')} />
      <Field
        label={text('signUp.contact.phone')}
        hint={text('signUp.contact.phoneHint')}
        id={phoneField.id}
        error={phoneField.error ?? liveError}
      >
        <PhoneField value={phone} onValue={(typed) => form.change({ phone: typed })} />
      </Field>
      <Field label={text('signUp.contact.email')} hint={text('signUp.contact.emailHint')} {...form.field('email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => form.change({ email: event.currentTarget.value })}
          onBlur={() => email !== '' && form.checkField('email')}
        />
      </Field>
    </Question>
  );
}

export const Page = questionPage('credential', Credential);
