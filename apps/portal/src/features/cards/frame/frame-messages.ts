import { type Language, toWireLanguage } from '@taga/i18n';

/** All that a page of the bank's is ever sent. */
function languageMessage(language: Language) {
  return { type: 'LANGUAGE_CHANGE', lang: toWireLanguage(language) } as const;
}

/** Higher than any page; a number that makes no sense is no height. */
const highestPx = 50_000;

/** How high a page says it is. Nothing for any other message: browsers, their extensions and attackers send some too. */
export function findHeight(data: unknown): number | undefined {
  const { type, height } = (data ?? {}) as Record<string, unknown>;
  const isHeight = type === 'HEIGHT' && typeof height === 'number' && height > 0 && height <= highestPx;
  return isHeight ? height : undefined;
}

interface Correspondent {
  /** The window that is spoken to, as it is at that moment. */
  readonly findWindow: () => Window | null | undefined;
  /** Exactly this origin, and no other. */
  readonly origin: string;
}

/** Whatever else is in the frame by then does not hear it: the browser compares the origin. */
export function postLanguage({ findWindow, origin }: Correspondent, language: Language): void {
  findWindow()?.postMessage(languageMessage(language), origin);
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
