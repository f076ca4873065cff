import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string;
  as?: LinkComponent;
  children: ReactNode;
}

/** Looks like a button because it is the main thing to do, and is a link because it goes somewhere. */
export function ButtonLink({ as: Anchor = 'a', variant, size, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor {...anchor} className={classes(buttonStyle({ variant, size }), className)}>
      {children}
    </Anchor>
  );
}
