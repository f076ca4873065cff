import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-text',
  primary: 'bg-primary-tint text-primary',
  success: 'bg-success-tint text-success-strong',
  warning: 'bg-warning-tint text-warning-strong',
  danger: 'bg-danger-tint text-danger-strong',
};

/** A status as a word. The tone repeats what the word says; it never says it alone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-chip px-3 wrap-break-word py-0.5 text-sm font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
