import { useLayoutEffect, useState } from 'react';

/** That of a form stands before that of the page around it, and is nearer to what was done. */
const findBar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') ?? undefined;

/** The part for toasts of the page that is shown, also after it has changed; nothing while there are none. */
export function useToastPlace(hasToasts: boolean): Element | undefined {
  const [bar, setBar] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!hasToasts) return setBar(undefined);
    setBar(findBar());
    const watcher = new MutationObserver(() => setBar(findBar()));
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [hasToasts]);
  return bar?.children[0];
}
