import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'ref'>;

/**
 * On a slow phone people type, and browsers fill in passwords, before the page comes alive. What stands in the field
 * by then has told nobody of its change.
 */
function useTypedEarly({ value, onChange }: TextInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, onChange });
  useEffect(() => {
    const { value: known, onChange: tell } = atFirst.current;
    const target = ref.current;
    if (!target || known === undefined || target.value === String(known)) return;
    tell?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>);
  }, []);
  return ref;
}

/** A line of text, inside a `Field`. Everything a native input takes; say the keyboard it needs with `inputMode`. */
export function TextInput({ className, ...input }: TextInputProps) {
  const ref = useTypedEarly(input);
  return <input type="text" {...useFieldWiring()} {...input} ref={ref} className={classes(controlStyle, className)} />;
}
