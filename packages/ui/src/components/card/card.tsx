import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface CardProps {
  className?: string;
  children: ReactNode;
}

/** Holds what belongs together. It lies on the page, so it has an edge and no shadow. */
export function Card({ className, children }: CardProps) {
  return (
    <div
      className={classes(
        'rounded-card border border-border bg-surface-raised p-[min(1.25rem,5.6vw)] sm:p-6',
        className,
      )}
    >
      {children}
    </div>
  );
}
