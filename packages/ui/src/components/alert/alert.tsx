import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/field-icons.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: { box: 'border-primary/30 bg-primary-tint', ink: 'text-primary', icon: InfoIcon },
  success: { box: 'border-success/30 bg-success-tint', ink: 'text-success-strong', icon: CheckIcon },
  warning: { box: 'border-warning/30 bg-warning-tint', ink: 'text-warning-strong', icon: WarningIcon },
  danger: { box: 'border-danger/30 bg-danger-tint', ink: 'text-danger-strong', icon: WarningIcon },
};

export interface AlertProps {
  tone?: AlertTone;
  title: string;
  /** Speaks up at once. Only for what appears after the person did something, not for what was on the page. */
  live?: boolean;
  children?: ReactNode;
}

/** A message that belongs to the page: icon, words, and a colour that repeats them. */
export function Alert({ tone = 'info', title, live = false, children }: AlertProps) {
  const { box, ink, icon: ToneIcon } = looks[tone];
  return (
    <div role={live ? 'alert' : undefined} className={classes('flex gap-3 rounded-card border p-4 text-start', box)}>
      <ToneIcon size={24} className={ink} />
      <div className="grid min-w-0 gap-1">
        <p className={classes('font-semibold', ink)}>{title}</p>
        {/* On the tint, links need the darker of their two colours. */}
        {children && <div className="text-text [--color-link:var(--color-link-hover)]">{children}</div>}
      </div>
    </div>
  );
}
