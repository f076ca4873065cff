import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
  /** For example a link that says "Change". */
  action?: ReactNode;
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  /** Value under label on every screen, for a narrow column. */
  stacked?: boolean;
  /** On a phone value beside label, where both fit: for a long list that is looked over. */
  dense?: boolean;
}

/** Answers given so far, or facts of a product: label and value, one row each. */
export function DescriptionList({ rows, stacked = false, dense = false }: DescriptionListProps) {
  return (
    <dl className={stacked ? 'grid gap-3' : 'divide-y divide-border'}>
      {rows.map(({ label, value, action }) => (
        <div
          key={label}
          className={classes(
            dense ? 'flex flex-wrap items-baseline gap-x-3 py-0.5 sm:grid sm:py-3 sm:gap-x-6' : 'grid gap-x-6',
            !stacked && !dense && 'py-3',
            !stacked && 'sm:grid-cols-[12rem_1fr_auto] sm:items-baseline',
          )}
        >
          <dt className={classes('text-text-muted', dense && 'basis-32 text-sm wrap-normal sm:text-base')}>{label}</dt>
          {/* Beside its label as long as its longest word fits there. */}
          <dd
            className={classes(
              'font-medium break-words',
              dense ? 'max-w-full grow basis-32 sm:max-w-none sm:min-w-0' : 'min-w-0',
            )}
          >
            {value}
          </dd>
          {action && <dd className="sm:text-right">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
