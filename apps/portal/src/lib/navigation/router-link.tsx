import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router';

/**
 * What the design system's links are drawn with, so that they change the page without loading it anew.
 * The router's own link would bring its prefetching and forms along, which nothing here uses.
 */
export function RouterLink({ href, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }
  return <a {...anchor} href={href} onClick={follow} />;
}
