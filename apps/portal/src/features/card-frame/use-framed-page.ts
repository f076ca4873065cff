import { getCardTicket } from '@taga/contract/calls/cards';
import { ApiError } from '@taga/web/api';
import { type HostMessage, hearMessages, languageMessage, readFramedMessage } from '@taga/web/framing';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { FramedPage } from './framed-page.ts';

/** A weak network takes a while to bring a page. */
const loadPatienceMs = 60_000;
/** Once its files are there, a page of ours says quickly that it is. */
const readyPatienceMs = 20_000;

export interface Frame {
  readonly element: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'failed';
  /** As high as what is in it, once that has said so. */
  readonly heightPx: number | undefined;
  /** The browser has loaded what the address names, or a page that says why not. */
  onLoad(): void;
}

/** Ends in failure what takes too long. */
function usePatience(state: Frame['state'], hasLoaded: boolean, onLost: () => void) {
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(lose, hasLoaded ? readyPatienceMs : loadPatienceMs);
    return () => clearTimeout(timer);
  }, [state, hasLoaded]);
}

/** Speaks with a framed page: the language to anybody's, a ticket to ours alone, and only when it asks. */
export function useFramedPage({ origin, isOwn }: FramedPage): Frame {
  const element = useRef<HTMLIFrameElement>(null);
  const language = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<Frame['state']>('loading');
  const [hasLoaded, setHasLoaded] = useState(false);
  const [heightPx, setHeightPx] = useState<number>();
  usePatience(state, hasLoaded, () => setState('failed'));

  /** Whatever else is in the frame by then does not hear it: the browser compares the origin. */
  const tell = (message: HostMessage) => element.current?.contentWindow?.postMessage(message, origin);

  async function handTicket() {
    try {
      const { Data } = await callApi(getCardTicket, { language, isQuiet: true });
      tell({ type: 'TICKET', ticket: Data.Ticket });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setState('failed');
    }
  }

  const hear = useEffectEvent((data: unknown) => {
    const message = readFramedMessage(data);
    if (message?.type === 'HEIGHT') {
      setHeightPx(message.height);
      setState('shown');
    }
    if (!isOwn) return;
    if (message?.type === 'READY') {
      tell(languageMessage(language));
      void handTicket();
    }
    if (message?.type === 'ARRIVED') scrollToTop(element.current);
    if (message?.type === 'LEAVE') navigate(paths.cardOrder(encodeURIComponent(message.order)));
  });
  useEffect(
    () => hearMessages({ findWindow: () => element.current?.contentWindow, origin }, (data) => hear(data)),
    [origin],
  );

  const tellLanguage = useEffectEvent(tell);
  useEffect(() => {
    if (hasLoaded) tellLanguage(languageMessage(language));
  }, [hasLoaded, language]);

  function onLoad() {
    if (hasLoaded) tell(languageMessage(language));
    setHasLoaded(true);
    if (!isOwn) setState('shown');
  }

  return { element, state, heightPx, onLoad };
}

/** Only where its beginning is out of sight: nothing moves under a reader who sees it. */
function scrollToTop(frame: HTMLIFrameElement | null) {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
