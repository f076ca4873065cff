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
}

/** Answers given so far, or facts of a product: label and value, one row each. */
export function DescriptionList({ rows, stacked = false }: DescriptionListProps) {
  return (
    <dl className={stacked ? 'grid gap-3' : 'divide-y divide-border'}>
      {rows.map(({ label, value, action }) => (
        <div
          key={label}
          className={classes('grid gap-x-6', !stacked && 'py-3 sm:grid-cols-[12rem_1fr_auto] sm:items-baseline')}
        >
          <dt className="text-text-muted">{label}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
          {action && <dd className="sm:text-right">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
