import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';
import { ChevronDownIcon } from '../icons/field-icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** What stands there before anything is chosen, for example "Choose a state". */
  placeholder?: string;
}

/** The platform's own list, inside a `Field`: on a phone nothing is better. For long lists use the combobox. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  const initial = select.value === undefined ? { defaultValue: select.defaultValue ?? '' } : {};
  return (
    <div className="relative">
      <select
        {...useFieldWiring()}
        {...select}
        {...initial}
        className={classes(controlStyle, 'appearance-none pr-11', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-text-muted" />
    </div>
  );
}
