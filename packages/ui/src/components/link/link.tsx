import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  as?: LinkComponent;
  /** Stands in a list of its own instead of a sentence: a taller target, underlined only under the pointer. */
  standalone?: boolean;
  children: ReactNode;
}

export function Link({ as: Anchor = 'a', standalone = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      className={classes(
        'rounded-[4px] text-link underline-offset-4 transition-colors hover:text-link-hover',
        standalone ? 'inline-flex min-h-11 min-w-11 items-center gap-2 font-medium hover:underline' : 'underline',
        className,
      )}
    >
      {children}
    </Anchor>
  );
}
