import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from './router.tsx';

/** A press that asks for a new tab, a window or a download is the browser's to follow. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.currentTarget.target;
}

/** What the design system's links are drawn with, so that they change the page without loading it anew. */
export function RouterLink({ href, onClick, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // As with any link: to where one is already, no step to go back from.
    navigate(href, { replace: event.currentTarget.href === window.location.href });
  }
  return <a {...anchor} href={href} onClick={follow} />;
}
