import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { useFieldWiring } from '../field/field-context.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  min: number;
  max: number;
  value: number;
  onValue: (value: number) => void;
  /** The value with its unit, shown beside the slider and spoken in place of the bare number. */
  valueText: string;
}

/** A number that is found by trying, inside a `Field`. For one that is known, let people type it. */
export function Slider({ value, onValue, valueText, className, ...input }: SliderProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <input
        {...useFieldWiring()}
        {...input}
        type="range"
        value={value}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
        aria-valuetext={valueText}
        className={classes('h-12 min-w-0 grow accent-primary', className)}
      />
      {/* As wide as its longest value, so that the track does not move under the thumb. */}
      <span aria-hidden="true" className="min-w-24 shrink-0 text-right font-semibold tabular-nums">
        {valueText}
      </span>
    </div>
  );
}
