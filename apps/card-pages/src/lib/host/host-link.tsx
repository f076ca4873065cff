import { languageIn } from '@taga/web/framing';
import { useLocation } from '@taga/web/navigation';
import { useSwitchLanguage } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { hearHost, tellHost } from './host.ts';

/** The portal has the buttons for the language, and says what was chosen. */
function useHostLanguage() {
  const switchTo = useSwitchLanguage();
  useEffect(
    () =>
      hearHost((message) => {
        if (message.type === 'LANGUAGE_CHANGE') void switchTo(languageIn(message)).catch(() => undefined);
      }),
    [switchTo],
  );
}

/** The frame follows what is in it, also what hangs out below the page, such as an open list. */
function useReportedHeight() {
  useEffect(() => {
    let toldPx = 0;
    const tell = () => {
      const heightPx = Math.ceil(document.body.scrollHeight);
      if (heightPx === toldPx || heightPx === 0) return;
      toldPx = heightPx;
      tellHost({ type: 'HEIGHT', height: heightPx });
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(document.body);
    const changes = new MutationObserver(tell);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    tell();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
}

/** A new page begins at its top, which only the portal can scroll to. */
function useReportedArrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    tellHost({ type: 'ARRIVED' });
  }, [pathname]);
}

/** Everything that goes back and forth between this page and the portal around it, but for the ticket. */
export function HostLink() {
  useHostLanguage();
  useReportedHeight();
  useReportedArrival();
  return null;
}
