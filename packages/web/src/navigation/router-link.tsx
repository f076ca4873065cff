import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainPress } from './pending-press.ts';
import { useNavigate } from './router.tsx';

/** What the design system's links are drawn with, so that they change the page without loading it anew. */
export function RouterLink({ href, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event, event.currentTarget)) return;
    event.preventDefault();
    // As with any link: to where one is already, no step to go back from.
    navigate(href, { replace: event.currentTarget.href === window.location.href });
  }
  return <a {...anchor} href={href} onClick={follow} />;
}
