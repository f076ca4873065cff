import { type Language, toWireLanguage } from '@taga/i18n';

/** A page of the bank's that the settings name. */
export interface FramedPage {
  readonly src: string;
  /** The only origin that is spoken to, and listened to. */
  readonly origin: string;
}

interface FramedPageOptions {
  readonly address: string;
  readonly docId: string | undefined;
  readonly language: Language;
}

/** The document and the language go along in the address, and nothing else ever does. */
export function framedPage({ address, docId, language }: FramedPageOptions): FramedPage {
  const url = new URL(address);
  if (docId) url.searchParams.set('docId', docId);
  url.searchParams.set('lang', toWireLanguage(language));
  return { src: url.href, origin: url.origin };
}
