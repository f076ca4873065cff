import type { ReactNode } from 'react';
import { digitTyping } from '../../digit-typing.ts';
import { filterTyping } from '../../filter-typing.ts';
import { Field } from '../field/field.tsx';
import { useFieldWiring } from '../field/field-context.ts';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';

/** What was typed, part by part; whether it makes a date is for the form's rules to say. `month` is '1' to '12'. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface DateFieldProps {
  value: DateParts;
  onValue: (value: DateParts) => void;
  labels: { day: string; month: string; monthPlaceholder: string; year: string };
  /** January to December in the language of the page. */
  monthNames: readonly string[];
  /** A date of birth lets the browser fill in what it knows. */
  birthday?: boolean;
  disabled?: boolean;
  /** Another way to the same day: a `DatePicker`. */
  picker?: ReactNode;
}

/** Three fields, because a date one knows is typed faster than it is found in a calendar. Inside a `FieldGroup`. */
export function DateField(props: DateFieldProps) {
  const { value, onValue, labels, monthNames, birthday = false, disabled = false, picker } = props;
  const { id, 'aria-invalid': invalid } = useFieldWiring();
  const complete = (part: string) => (birthday ? `bday-${part}` : 'off');
  const shared = { 'aria-invalid': invalid, disabled };
  const fields = (
    // Wide enough for September: on the narrowest phones the year stands below.
    <div className="flex flex-wrap items-end gap-2 *:basis-14 *:nth-2:min-w-36 *:nth-2:grow *:last:basis-19 sm:max-w-112 sm:gap-3 sm:*:basis-18 sm:*:last:basis-22">
      <Field label={labels.day} {...(id !== undefined && { id })}>
        <TextInput
          {...shared}
          inputMode="numeric"
          autoComplete={complete('day')}
          value={value.day}
          onChange={filterTyping(digitTyping, (day) => onValue({ ...value, day }))}
        />
      </Field>
      <Field label={labels.month}>
        <Select
          {...shared}
          autoComplete={complete('month')}
          className="pl-3"
          placeholder={labels.monthPlaceholder}
          options={monthNames.map((label, index) => ({ value: String(index + 1), label }))}
          value={value.month}
          onChange={(event) => onValue({ ...value, month: event.currentTarget.value })}
        />
      </Field>
      <Field label={labels.year}>
        <TextInput
          {...shared}
          inputMode="numeric"
          autoComplete={complete('year')}
          value={value.year}
          onChange={filterTyping(digitTyping, (year) => onValue({ ...value, year }))}
        />
      </Field>
    </div>
  );
  if (!picker) return fields;
  return (
    <div className="flex flex-wrap items-end gap-1">
      <div className="min-w-0 grow basis-64">{fields}</div>
      {picker}
    </div>
  );
}
