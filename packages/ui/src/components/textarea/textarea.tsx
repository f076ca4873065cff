import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { controlStyle } from '../field/control-style.ts';
import { useFieldWiring } from '../field/field-context.ts';

/** Several lines of text, inside a `Field`. Grows with what is written where the browser can do it. */
export function Textarea({ className, rows = 3, ...textarea }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...textarea}
      rows={rows}
      className={classes(controlStyle, 'field-sizing-content min-h-24 py-3', className)}
    />
  );
}
