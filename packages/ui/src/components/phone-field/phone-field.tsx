import type { ComponentProps } from 'react';
import { filterTyping, type Typing } from '../../filter-typing.ts';
import { latinDigits } from '../../latin-digits.ts';
import { TextInput } from '../text-input/text-input.tsx';

export interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  onValue: (value: string) => void;
}

/** Only digits and plus can be typed; spaces stay, because a number is shown in groups. */
const dialing: Typing = {
  write: (text) =>
    latinDigits(text)
      .replace(/\s/g, ' ')
      .replace(/[-‐-―().]/g, ''),
  takes: /^[\d+ ]*$/,
};

/** A phone number, inside a `Field`. */
export function PhoneField({ value, onValue, className = 'sm:max-w-80', ...input }: PhoneFieldProps) {
  return (
    <TextInput
      autoComplete="tel"
      {...input}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={filterTyping(dialing, onValue)}
      className={className}
    />
  );
}
