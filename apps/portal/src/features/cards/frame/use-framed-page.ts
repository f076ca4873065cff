import { useLanguage } from '@taga/web/text';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findHeight, hearMessages, postLanguage } from './frame-messages.ts';
import type { FramedPage } from './framed-page.ts';

/** A weak network takes a while to bring a page. */
const loadPatienceMs = 60_000;

export interface Frame {
  readonly element: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'failed';
  /** As high as what is in it, once that has said so. */
  readonly heightPx: number | undefined;
  /** The browser has loaded what the address names, or a page that says why not. */
  onLoad(): void;
}

/** Speaks with a framed page: it is told the language, and nothing else. */
export function useFramedPage({ origin }: FramedPage): Frame {
  const element = useRef<HTMLIFrameElement>(null);
  const findWindow = useCallback(() => element.current?.contentWindow, []);
  const language = useLanguage();
  const [state, setState] = useState<Frame['state']>('loading');
  const [heightPx, setHeightPx] = useState<number>();

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), loadPatienceMs);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    return hearMessages({ findWindow, origin }, (data) => setHeightPx((before) => findHeight(data) ?? before));
  }, [findWindow, origin]);

  const notifyLanguage = useEffectEvent(() => postLanguage({ findWindow, origin }, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the language is notified
  useEffect(() => {
    if (state === 'shown') notifyLanguage();
  }, [state, language]);

  function onLoad() {
    // Where it leads on to another page of its own, that one is told too.
    if (state === 'shown') postLanguage({ findWindow, origin }, language);
    setState('shown');
  }

  return { element, state, heightPx, onLoad };
}
