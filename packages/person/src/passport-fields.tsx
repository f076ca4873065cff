import type { PassportAnswers } from '@taga/contract/journeys/person-answers';
import { dateOf } from '@taga/contract/rules/fields/calendar-date';
import { letterAndDigitTyping } from '@taga/contract/rules/fields/typing';
import { Field, FieldGroup, filterTyping, TextInput } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { VisaFields } from './visa-fields.tsx';

/** What is known of a field beside what was typed, such as what a photo says. */
export type PassportHint = (field: 'passportNumber' | 'expiryDate' | 'visaCountry') => string | undefined;

interface PassportFieldsProps {
  form: Form<PassportAnswers>;
  hintOf?: PassportHint | undefined;
}

/** Passport and visa. To be loaded on its own: few need it, and it brings all the countries of the world. */
export function PassportFields({ form, hintOf }: PassportFieldsProps) {
  const text = useText();
  const { passportNumber, issueDate, expiryDate } = form.values;
  const isIssueDateSet = dateOf(issueDate) !== '';
  return (
    <>
      <Field
        label={text('identity.passport.number')}
        hint={hintOf?.('passportNumber')}
        {...form.field('passportNumber')}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={passportNumber}
          onChange={filterTyping(letterAndDigitTyping, (typed) => form.change({ passportNumber: typed }))}
        />
      </Field>
      <FieldGroup label={text('identity.passport.issueDate')} {...form.field('issueDate')}>
        <DateInput value={issueDate} onValue={(date) => form.change({ issueDate: date })} />
      </FieldGroup>
      <FieldGroup
        label={text('identity.passport.expiryDate')}
        hint={isIssueDateSet ? hintOf?.('expiryDate') : text('identity.passport.issueFirst')}
        {...form.field('expiryDate')}
      >
        <DateInput
          value={expiryDate}
          onValue={(date) => form.change({ expiryDate: date })}
          isDisabled={!isIssueDateSet}
        />
      </FieldGroup>
      <VisaFields form={form} countryHint={hintOf?.('visaCountry')} />
    </>
  );
}
