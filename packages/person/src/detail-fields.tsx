import type { IdType } from '@taga/contract/rules/customers/id-type';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';
import { latinTyping, nameTyping } from '@taga/contract/rules/fields/typing';
import { Field, FieldGroup, filterTyping, PhoneField, TextInput } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import type { FieldState, Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import type { DetailsValues } from './details-form.ts';
import { NrcNumberFields } from './nrc-fields.tsx';

interface NameFieldProps extends FieldState {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** Of a person, in the letters that the core system stores. */
export function NameField({ label, value, onValue, ...messages }: NameFieldProps) {
  return (
    <Field label={label} {...messages}>
      <TextInput
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={filterTyping(nameTyping, onValue)}
      />
    </Field>
  );
}

interface FieldsProps {
  form: Form<DetailsValues>;
  idType: IdType;
}

function IdNumberFields({ form, idType }: FieldsProps) {
  const text = useText();
  if (idType === 'NRC') return <NrcNumberFields form={form} />;
  return (
    <Field
      label={text(idType === 'OLD_NRC' ? 'profile.personal.oldNrc' : 'profile.personal.passport')}
      {...form.field('documentNumber')}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={form.values.documentNumber}
        onChange={filterTyping(latinTyping, (documentNumber) => form.change({ documentNumber }))}
      />
    </Field>
  );
}

interface DetailFieldsProps extends FieldsProps {
  items: readonly DetailItem[];
  phoneHint?: string;
  /** Which places there are, each app knows for itself. */
  addresses: ReactNode;
}

/** The fields of what is to be typed again, and of nothing else. */
export function DetailFields({ form, idType, items, phoneHint, addresses }: DetailFieldsProps) {
  const text = useText();
  const isAsked = (item: DetailItem) => items.includes(item);
  return (
    <>
      {isAsked('NAME') && (
        <NameField
          label={text('profile.personal.name')}
          value={form.values.fullName}
          onValue={(fullName) => form.change({ fullName })}
          {...form.field('fullName')}
        />
      )}
      {isAsked('FATHER_NAME') && (
        <NameField
          label={text('profile.personal.fatherName')}
          value={form.values.fatherName}
          onValue={(fatherName) => form.change({ fatherName })}
          {...form.field('fatherName')}
        />
      )}
      {isAsked('ID_NUMBER') && <IdNumberFields form={form} idType={idType} />}
      {isAsked('BIRTH_DATE') && (
        <FieldGroup label={text('profile.personal.birthDate')} {...form.field('birthDate')}>
          <DateInput birthday value={form.values.birthDate} onValue={(birthDate) => form.change({ birthDate })} />
        </FieldGroup>
      )}
      {isAsked('PHONE') && (
        <Field label={text('profile.personal.phone')} hint={phoneHint} {...form.field('phone')}>
          <PhoneField value={form.values.phone} onValue={(phone) => form.change({ phone })} />
        </Field>
      )}
      {isAsked('ADDRESS') && addresses}
    </>
  );
}
