import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './history.ts';
import { isPlainClick } from './pending-click.ts';

/** Changes the page as a link says, without loading it again. */
export function followLink(event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.defaultPrevented || !isPlainClick(event, link)) return;
  event.preventDefault();
  // As with any link: to where one is already, no step to go back from.
  navigate(link.getAttribute('href') ?? '', { replace: link.href === window.location.href });
}

/** What the design system's links are drawn with, so that they change the page without loading it again. */
export function RouterLink({ href, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    followLink(event, event.currentTarget);
  }
  return <a {...anchor} href={href} onClick={follow} />;
}
