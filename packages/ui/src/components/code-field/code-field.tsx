import { codeTyping } from '../../digit-typing.ts';
import { filterTyping } from '../../filter-typing.ts';
import { TextInput } from '../text-input/text-input.tsx';

export interface CodeFieldProps {
  value: string;
  onValue: (value: string) => void;
  /** How many digits the code has. */
  length: number;
  name?: string;
}

/**
 * A code that came by message, inside a `Field`. One input, not one box per digit:
 * the phone can fill it in, it can be pasted, and a screen reader reads it as one thing.
 */
export function CodeField({ value, onValue, length, name }: CodeFieldProps) {
  return (
    <TextInput
      name={name}
      // The digits are Latin in every language, and Burmese text is never spread.
      lang="en"
      value={value}
      onChange={filterTyping(codeTyping(length), onValue)}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="text-center font-mono text-2xl tracking-[0.35em]"
    />
  );
}
