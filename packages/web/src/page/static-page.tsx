import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { whenOnline } from '../connection/when-online.ts';
import { followLink } from '../navigation/router-link.tsx';
import { useText, useTextStore } from '../text/text-context.tsx';
import type { PageDefinition } from './page-definition.ts';
import { fetchPage, findLoadedPage } from './page-loader.ts';

let nothing: { readonly __html: string } | undefined;

/**
 * Nothing, in the only form that pages which refuse to take plain text for HTML accept. Always the same: for another React
 * would empty what it is to leave alone.
 */
function savedHtml() {
  nothing ??= { __html: (window as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' };
  return nothing;
}

const buttonsIn = (area: Element) => [...area.querySelectorAll('button')];
const noButton = -1;

interface StaticPageProps {
  readonly page: PageDefinition;
  /** Whether a link leads to a page of this app. */
  readonly isOwn: (pathname: string) => boolean;
  /** The page itself, pre-rendered and once it has been fetched. */
  readonly children: ReactNode;
}

/**
 * A page that is only read stays as it was pre-rendered, and neither its file nor its words are fetched. Its links
 * lead on all the same. It is drawn over again with another language, or when one of its buttons is pressed.
 */
export function StaticPage({ page, isOwn, children }: StaticPageProps) {
  const store = useTextStore();
  const area = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number>();
  // Draws again with another language, for which the page has been fetched.
  useText();

  const drawFor = useCallback(
    async (button: number) => {
      await whenOnline(() => fetchPage(page, store));
      setPressed(button);
    },
    [page, store],
  );

  useEffect(() => {
    // React drew everything over again, because something else had changed what it found.
    if (area.current?.hasChildNodes() === false) void drawFor(noButton);
  }, [drawFor]);

  useEffect(() => {
    const button = pressed !== undefined && area.current && buttonsIn(area.current)[pressed];
    if (!button) return;
    button.focus({ preventScroll: true });
    button.click();
  }, [pressed]);

  function follow(event: MouseEvent<HTMLElement>) {
    const target = (event.target as Element).closest<HTMLElement>('a[href], button');
    if (target instanceof HTMLAnchorElement) {
      if (target.origin === window.location.origin && isOwn(target.pathname)) followLink(event, target);
    } else if (target instanceof HTMLButtonElement) {
      void drawFor(buttonsIn(event.currentTarget).indexOf(target));
    }
  }

  if (findLoadedPage(page, store)) {
    return (
      <div key="drawn" ref={area} className="contents">
        {children}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears for the links and buttons within
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press a link or a button as well
    <div
      key="kept"
      ref={area}
      className="contents"
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it says that what is there is not React's to look at
      dangerouslySetInnerHTML={savedHtml()}
    />
  );
}
