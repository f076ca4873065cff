import { Field, PhoneField, TextInput } from '@taga/ui';
import { FormProblems, RefusalAlert } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useContactCheck } from '../contact/use-contact-check.ts';
import { usePhoneCheck } from '../contact/use-phone-check.ts';
import { checkContact } from '../draft/check-answers.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';

function Credential() {
  const text = useText();
  const [wrongPhone, setWrongPhone] = useState<string>();
  const form = useAnswersForm('contact', (contact) => {
    const isWrong = contact.phone === wrongPhone;
    return { ...(isWrong && { phone: 'validation.phone.wrong' as const }), ...checkContact(contact) };
  });
  const { submit, isBusy, refusal } = useContactCheck();
  const { phone, email } = form.values;

  usePhoneCheck(phone, (national) => {
    setWrongPhone(national === undefined ? phone : undefined);
    if (national !== undefined && national !== phone) form.change({ phone: national });
  });

  const phoneField = form.field('phone');
  const liveError =
    phone === wrongPhone ? text(checkContact(form.values).phone ?? 'validation.phone.wrong') : undefined;

  return (
    <StepFrame
      step="credential"
      title={text('signUp.contact.title')}
      lead={text('signUp.contact.lead')}
      onSubmit={() => form.isValid() && void submit()}
      actions={(formId) => <StepActions step="credential" formId={formId} isBusy={isBusy} />}
    >
      <FormProblems form={form} />
      <RefusalAlert refusal={refusal} title={text('signUp.contact.refused')} />
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
    </StepFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="credential">
      <Credential />
    </StepGuard>
  );
}
