import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'ref'>;

/**
 * On a slow phone people type, and browsers fill in passwords, before the page comes alive. What stands in the field
 * by then has told nobody of its change. It does so before the page answers to anything: an effect would come after a
 * press at the same moment, and the form would be sent without it.
 */
function useTypedEarly({ value, onChange }: TextInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, onChange });
  useLayoutEffect(() => {
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
