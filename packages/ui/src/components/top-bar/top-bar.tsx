import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface TopBarProps {
  /** The logo, usually inside a link home. */
  start: ReactNode;
  /** Links, shown where there is room for them. */
  middle?: ReactNode;
  end?: ReactNode;
  /** As wide as what stands under it: `journey` for the columns of one, `full` for a side bar. */
  width?: keyof typeof widths;
  /** Lies on the page like what is under it, where nothing is to be separated. */
  plain?: boolean;
}

const widths = { page: 'max-w-page', journey: 'max-w-journey', full: '' };

export function TopBar({ start, middle, end, width = 'page', plain = false }: TopBarProps) {
  return (
    <header className={classes('@container', !plain && 'border-b border-border bg-surface-raised')}>
      <div className={classes('mx-auto flex min-h-16 items-center gap-x-3 px-edge sm:px-6', widths[width])}>
        <div className="flex min-h-11 shrink-0 items-center">{start}</div>
        <div className="hidden min-w-0 grow items-center gap-1 pl-4 md:flex">{middle}</div>
        <div className="ml-auto flex items-center justify-end gap-x-2">{end}</div>
      </div>
    </header>
  );
}
