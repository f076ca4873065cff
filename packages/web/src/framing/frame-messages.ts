import { isLanguage, type Language, wireLanguages } from '@taga/i18n';

/**
 * What a page is told by the page around it. The first is all that the page of another house is ever sent; only a page
 * of ours that has said that it is ready gets a ticket, which is never written into an address.
 */
export type HostMessage =
  | { readonly type: 'LANGUAGE_CHANGE'; readonly lang: (typeof wireLanguages)[Language] }
  | { readonly type: 'TICKET'; readonly ticket: string };

/** What a page in a frame may tell the page around it. One of another house needs none of them. */
export type FramedMessage =
  /** It listens, and asks for a ticket. */
  | { readonly type: 'READY' }
  /** How high it is, so that it need not scroll by itself. */
  | { readonly type: 'HEIGHT'; readonly height: number }
  /** It shows something new, from the top. */
  | { readonly type: 'ARRIVED' }
  /** The person is done here, and wants to see the order. */
  | { readonly type: 'LEAVE'; readonly order: string };

export function languageMessage(language: Language): HostMessage {
  return { type: 'LANGUAGE_CHANGE', lang: wireLanguages[language] };
}

export function languageIn({ lang }: Extract<HostMessage, { type: 'LANGUAGE_CHANGE' }>): Language {
  return lang === wireLanguages.mm ? 'mm' : 'en';
}

/** Higher than any page of ours; a number that makes no sense is no height. */
const highestPx = 50_000;

const isHeight = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= highestPx;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

/** Nothing for what is none of ours: browsers, their extensions and strangers send messages too. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const { type, lang, ticket } = (data ?? {}) as Record<string, unknown>;
  if (type === 'TICKET' && isText(ticket)) return { type, ticket };
  const language = typeof lang === 'string' ? lang.toLowerCase() : undefined;
  return type === 'LANGUAGE_CHANGE' && isLanguage(language) ? languageMessage(language) : undefined;
}

export function readFramedMessage(data: unknown): FramedMessage | undefined {
  const { type, height, order } = (data ?? {}) as Record<string, unknown>;
  if (type === 'READY' || type === 'ARRIVED') return { type };
  if (type === 'HEIGHT' && isHeight(height)) return { type, height };
  return type === 'LEAVE' && isText(order) ? { type, order } : undefined;
}

interface Correspondent {
  /** The window it has to come from, as it is when it comes. */
  readonly findWindow: () => Window | null | undefined;
  /** Exactly this origin, and no other. */
  readonly origin: string;
}

/** Hears what one window of one origin says, and nobody else. */
export function hearMessages({ findWindow, origin }: Correspondent, onMessage: (data: unknown) => void): () => void {
  const hear = (event: MessageEvent) => {
    const from = findWindow();
    if (from && event.source === from && event.origin === origin) onMessage(event.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
