import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface TopBarProps {
  /** The logo, usually inside a link home. */
  start: ReactNode;
  /** Links, shown where there is room for them. */
  middle?: ReactNode;
  end?: ReactNode;
  /** `full` when a side bar stands under it. */
  width?: 'page' | 'full';
}

export function TopBar({ start, middle, end, width = 'page' }: TopBarProps) {
  return (
    <header className="border-b border-border bg-surface-raised">
      <div
        className={classes(
          'mx-auto flex min-h-16 flex-wrap items-center gap-x-3 px-4 sm:px-6 md:flex-nowrap',
          width === 'page' && 'max-w-page',
        )}
      >
        <div className="flex min-h-11 shrink-0 items-center">{start}</div>
        <div className="hidden min-w-0 grow items-center gap-1 pl-4 md:flex">{middle}</div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{end}</div>
      </div>
    </header>
  );
}
