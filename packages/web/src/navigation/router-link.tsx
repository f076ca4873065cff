import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './history.ts';

/** A press that asks for a new tab, a window or a download is the browser's to follow. */
function isPlainPress(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !link.target;
}

/** Changes the page as a link says, without loading it anew. */
export function followLink(event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.defaultPrevented || !isPlainPress(event, link)) return;
  event.preventDefault();
  // As with any link: to where one is already, no step to go back from.
  navigate(link.getAttribute('href') ?? '', { replace: link.href === window.location.href });
}

/** What the design system's links are drawn with, so that they change the page without loading it anew. */
export function RouterLink({ href, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    followLink(event, event.currentTarget);
  }
  return <a {...anchor} href={href} onClick={follow} />;
}
