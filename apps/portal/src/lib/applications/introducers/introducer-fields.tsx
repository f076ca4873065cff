import { accountNumberDigits, phoneMaxDigits } from '@taga/contract/constants';
import type { IntroducerAnswers } from '@taga/contract/journeys/account-opening/answers';
import { digitTyping, emailTyping, nameTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { Field, filterTyping, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useId } from 'react';
import { IntroducerIdentity } from './introducer-identity.tsx';
import { limitedTyping } from './limited-typing.ts';

interface IntroducerFieldsProps {
  title: string;
  form: Form<IntroducerAnswers>;
}

/** One introducer. */
export function IntroducerFields({ title, form }: IntroducerFieldsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-6 border-t border-border pt-6">
      <h2 id={titleId} className="text-xl font-semibold">
        {title}
      </h2>
      <ContactFields form={form} />
      <IntroducerIdentity form={form} />
    </section>
  );
}

function ContactFields({ form }: Pick<IntroducerFieldsProps, 'form'>) {
  const text = useText();
  const { name, phone, bankaccount, email } = form.values;
  return (
    <>
      <Field label={text('introducers.field.name')} hint={text('introducers.field.nameHint')} {...form.field('name')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={name}
          onChange={filterTyping(nameTyping, (typed) => form.change({ name: typed }))}
        />
      </Field>
      <Field
        label={text('introducers.field.phone')}
        hint={text('introducers.field.phoneHint', { example: '09777888999' })}
        {...form.field('phone')}
      >
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={phone}
          onChange={limitedTyping(digitTyping, {
            value: phone,
            max: phoneMaxDigits,
            onValue: (typed) => form.change({ phone: typed }),
          })}
        />
      </Field>
      <Field
        label={text('introducers.field.bankAccount')}
        hint={text('introducers.field.bankAccountHint', { count: formatNumber(accountNumberDigits, useLanguage()) })}
        {...form.field('bankaccount')}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={bankaccount}
          onChange={limitedTyping(digitTyping, {
            value: bankaccount,
            max: accountNumberDigits,
            onValue: (typed) => form.change({ bankaccount: typed }),
          })}
        />
      </Field>
      <Field label={text('introducers.field.email')} optional={text('form.optional')} {...form.field('email')}>
        {/* Not of the type for emails: browsers do not tell where the caret is in those. */}
        <TextInput
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onChange={filterTyping(emailTyping, (typed) => form.change({ email: typed }))}
        />
      </Field>
    </>
  );
}
