import { type AllowedRole, type ErrorBody, errorCodes } from '@taga/contract';
import { getReaderToken, getVisitorToken } from '@taga/contract/endpoints/tokens';
import type { Language } from '@taga/i18n';
import { ApiError } from '@taga/web/api';
import { createStored } from '@taga/web/storage';
import { requests } from '../../../config/requests.ts';

/** The tokens that anybody may ask for; the customer's comes from signing in. */
export type TokenKind = Extract<AllowedRole, 'visitor' | 'reader'>;

interface StoredToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
}

const pending = new Map<TokenKind, Promise<string>>();

function parseToken(found: unknown): StoredToken | undefined {
  const { token, expiresAtMs } = (found ?? {}) as Partial<StoredToken>;
  return typeof token === 'string' && typeof expiresAtMs === 'number' ? { token, expiresAtMs } : undefined;
}

const stored = {
  visitor: createStored({ key: 'taga.visitor-token', parse: parseToken }),
  reader: createStored({ key: 'taga.reader-token', parse: parseToken }),
} satisfies Record<TokenKind, unknown>;

function findStored(kind: TokenKind): string | undefined {
  const found = stored[kind].get();
  return found && found.expiresAtMs > Date.now() ? found.token : undefined;
}

/** What a form says where the server did not say it. */
const unavailable = { Error: { Message: '', Details: [{ ErrorCode: errorCodes.unavailable, ErrorDescription: '' }] } };

/** A call could not even be made: there was no token for it. */
export class TokenError extends ApiError {
  constructor(cause: ApiError) {
    const isWorded = (cause.body as Partial<ErrorBody> | null)?.Error !== undefined;
    super(cause.status, isWorded ? cause.body : unavailable, cause.requestId, { cause });
  }
}

async function fetchToken(kind: TokenKind, language: Language): Promise<string> {
  const endpoint = kind === 'visitor' ? getVisitorToken : getReaderToken;
  const answer = (await requests.send(endpoint, { language }).catch((failure) => {
    const isAnswer = failure instanceof ApiError && failure.status !== null;
    throw isAnswer ? new TokenError(failure) : failure;
  })) as TokenAnswer | { Data: TokenAnswer };
  const { access_token: token, expires_in } = 'Data' in answer ? answer.Data : answer;
  stored[kind].set({ token, expiresAtMs: Date.now() + expires_in * 1000 });
  return token;
}

/** Calls that start together wait for one token instead of asking for several. */
export function getToken(kind: TokenKind, language: Language): Promise<string> {
  const found = findStored(kind);
  if (found !== undefined) return Promise.resolve(found);
  const running = pending.get(kind) ?? fetchToken(kind, language).finally(() => pending.delete(kind));
  pending.set(kind, running);
  return running;
}

/** Forgets a token that the server refused, unless a newer one has already taken its place. */
export function dropToken(kind: TokenKind, refused: string): void {
  if (findStored(kind) === refused) stored[kind].remove();
}
