import { type Language, wireLanguages } from '@taga/i18n';

/** A page in a frame: ours, or one of the bank's that the settings name. */
export interface FramedPage {
  readonly src: string;
  /** The only origin that is spoken to, and listened to. */
  readonly origin: string;
  readonly isOwn: boolean;
}

interface FramedPageOptions {
  /** Of the bank's page; null for ours. */
  readonly address: string | null;
  readonly ownPath: string;
  readonly ownOrigin: string;
  readonly docId: string | undefined;
  readonly language: Language;
}

/** The document and the language go along in the address, and nothing else ever does. */
export function framedPage({ address, ownPath, ownOrigin, docId, language }: FramedPageOptions): FramedPage {
  const url = new URL(address ?? ownPath, ownOrigin);
  if (docId) url.searchParams.set('docId', docId);
  url.searchParams.set('lang', wireLanguages[language]);
  return { src: url.href, origin: url.origin, isOwn: address === null };
}

/** Which application the address asks for; what cannot be a number of one is left out. */
export function findDocId(search: string): string | undefined {
  const given = new URLSearchParams(search).get('docId') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : undefined;
}
