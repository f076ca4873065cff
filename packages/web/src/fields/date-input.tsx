import { monthNames } from '@taga/i18n';
import { DateField, type DateParts } from '@taga/ui';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../text/text-context.tsx';

interface DateInputProps {
  value: DateParts;
  onValue: (value: DateParts) => void;
  birthday?: boolean;
  isDisabled?: boolean;
  /** A calendar beside the fields. */
  picker?: ReactNode;
}

/** The design system's three date fields in the language of the page, inside a `FieldGroup`. */
export function DateInput({ value, onValue, birthday = false, isDisabled = false, picker }: DateInputProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <DateField
      value={value}
      onValue={onValue}
      birthday={birthday}
      disabled={isDisabled}
      picker={picker}
      monthNames={monthNames[language]}
      labels={{
        day: text('form.date.day'),
        month: text('form.date.month'),
        monthPlaceholder: text('form.choose'),
        year: text('form.date.year'),
      }}
    />
  );
}
