import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';

/** A line of text, inside a `Field`. Everything a native input takes; say the keyboard it needs with `inputMode`. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...input} className={classes(controlStyle, className)} />;
}
