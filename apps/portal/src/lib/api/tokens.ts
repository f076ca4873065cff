import type { Caller } from '@taga/contract';
import { getReaderToken, getVisitorToken } from '@taga/contract/calls/tokens';
import type { Language } from '@taga/i18n';
import { buildRequest } from './build-request.ts';
import { send } from './send.ts';

/** The tokens that anybody may ask for; the customer's comes from signing in. */
export type TokenKind = Extract<Caller, 'visitor' | 'reader'>;

interface StoredToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
}

const pending = new Map<TokenKind, Promise<string>>();
const storageKey = (kind: TokenKind) => `taga.${kind}-token`;

function findStored(kind: TokenKind): string | undefined {
  const text = localStorage.getItem(storageKey(kind));
  if (!text) return undefined;
  const { token, expiresAtMs }: StoredToken = JSON.parse(text);
  return expiresAtMs > Date.now() ? token : undefined;
}

async function fetchToken(kind: TokenKind, language: Language): Promise<string> {
  const call = kind === 'visitor' ? getVisitorToken : getReaderToken;
  const answer = (await send(buildRequest(call, { language }))) as TokenAnswer | { Data: TokenAnswer };
  const { access_token: token, expires_in } = 'Data' in answer ? answer.Data : answer;
  const stored: StoredToken = { token, expiresAtMs: Date.now() + expires_in * 1000 };
  localStorage.setItem(storageKey(kind), JSON.stringify(stored));
  return token;
}

/** Calls that start together wait for one token instead of asking for several. */
export function getToken(kind: TokenKind, language: Language): Promise<string> {
  const stored = findStored(kind);
  if (stored !== undefined) return Promise.resolve(stored);
  const running = pending.get(kind) ?? fetchToken(kind, language).finally(() => pending.delete(kind));
  pending.set(kind, running);
  return running;
}

/** Forgets a token that the server refused, unless a newer one has already taken its place. */
export function dropToken(kind: TokenKind, refused: string): void {
  if (findStored(kind) === refused) localStorage.removeItem(storageKey(kind));
}
