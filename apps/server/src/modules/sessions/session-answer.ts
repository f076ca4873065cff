import type { OpenSession, SessionTokens } from '@taga/contract/records/session';
import type { Language } from '@taga/i18n';
import { deviceWords } from './device-words.ts';
import type { Session } from './store.ts';
import type { Ends } from './token-store.ts';
import type { TokenPair } from './tokens.ts';

export function toSessionTokens({ access, refresh }: TokenPair, ends: Ends, at: Date): SessionTokens {
  return {
    accesstoken: access,
    RefreshToken: refresh,
    expiry: ends.accessExpiresAt.toISOString(),
    expires_in: secondsFrom(at, ends.accessExpiresAt),
    session_expiry: ends.sessionExpiresAt.toISOString(),
    session_expires_in: secondsFrom(at, ends.sessionExpiresAt),
  };
}

function secondsFrom(at: Date, end: Date): number {
  return Math.ceil((end.getTime() - at.getTime()) / 1000);
}

export function toOpenSession(session: Session, currentId: string, language: Language): OpenSession {
  return {
    SESSION_ID: session.id,
    DEVICE: deviceWords(session.device, language),
    STARTED_AT: session.startedAt.toISOString(),
    EXPIRES_AT: session.expiresAt.toISOString(),
    CURRENT: session.id === currentId,
  };
}
