import type { PassportAnswers } from '@taga/contract/journeys/person-answers';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { countries, defaultCountryCode, nameOf, sortedByName } from '@taga/reference/countries';
import { visaTypes } from '@taga/reference/visa-types';
import { Field, FieldGroup, filterTyping, Select, TextInput } from '@taga/ui';
import { Combobox } from '@taga/ui/combobox';
import { DateInput } from '@taga/web/date-input';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useMemo } from 'react';

/** Nobody needs a visa for their own country, so Myanmar is not among the choices. */
function useCountryOptions() {
  const language = useLanguage();
  return useMemo(() => {
    const abroad = countries.filter(({ alpha2 }) => alpha2 !== defaultCountryCode);
    return sortedByName(abroad, language).map((country) => ({
      value: country.alpha2,
      label: nameOf(country, language),
    }));
  }, [language]);
}

interface VisaFieldsProps {
  form: Form<PassportAnswers>;
  /** What is known of the country beside what was chosen. */
  countryHint?: string | undefined;
}

export function VisaFields({ form, countryHint }: VisaFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const countryOptions = useCountryOptions();
  const { visaType, visaCountry, visaPlace, visaNumber, visaExpiry } = form.values;
  return (
    <>
      <Field label={text('identity.visa.type')} {...form.field('visaType')}>
        <Select
          options={visaTypes.map((type) => ({ value: type.code, label: nameOf(type, language) }))}
          placeholder={text('form.choose')}
          value={visaType}
          onChange={(event) => form.change({ visaType: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={text('identity.visa.country')}
        hint={countryHint ?? text('identity.visa.countryHint')}
        {...form.field('visaCountry')}
      >
        <Combobox
          options={countryOptions}
          value={visaCountry}
          onValue={(country = '') => form.change({ visaCountry: country })}
          texts={{
            placeholder: text('identity.visa.countrySearch'),
            open: text('form.combobox.open'),
            noResults: text('form.combobox.noResults'),
          }}
        />
      </Field>
      <Field label={text('identity.visa.place')} {...form.field('visaPlace')}>
        <TextInput
          autoComplete="off"
          value={visaPlace}
          onChange={filterTyping(latinTyping, (place) => form.change({ visaPlace: place }))}
        />
      </Field>
      <Field label={text('identity.visa.number')} {...form.field('visaNumber')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={visaNumber}
          onChange={filterTyping(latinTyping, (number) => form.change({ visaNumber: number }))}
        />
      </Field>
      <FieldGroup label={text('identity.visa.expiry')} {...form.field('visaExpiry')}>
        <DateInput value={visaExpiry} onValue={(date) => form.change({ visaExpiry: date })} />
      </FieldGroup>
    </>
  );
}
