import { Field, Select, type SelectOption } from '@taga/ui';

interface ChoiceProps {
  label: string;
  /** What it says while nothing is chosen. */
  any: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onValue: (value: string | undefined) => void;
}

/** One of several to filter by, or none. */
export function Choice({ label, any, options, value = '', onValue }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        options={options}
        placeholder={any}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value || undefined)}
      />
    </Field>
  );
}
