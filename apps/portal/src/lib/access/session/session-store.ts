import { clearStorage, createStored } from '@taga/web/storage';
import { absentSession, evaluateSession, type Session } from './session.ts';
import { type AuthRecord, authKey, parseAuth, parseUser, type SessionRecords, userKey } from './session-records.ts';

/** All tabs share them, so that all of them are signed in and out together. */
const storedUser = createStored({ key: userKey, parse: parseUser });
const storedAuth = createStored({ key: authKey, parse: parseAuth });

let seen: { userText: string | null; authText: string | null; session: Session } = {
  userText: null,
  authText: null,
  session: absentSession,
};

function hasEnded(session: Session): boolean {
  return session.kind === 'open' && session.expiresAtMs <= Date.now();
}

/** The same object until something changes, as React wants it. */
export function getSession(): Session {
  const [userText, authText] = [storedUser.getText(), storedAuth.getText()];
  const isSame = userText === seen.userText && authText === seen.authText && !hasEnded(seen.session);
  if (isSame) return seen.session;
  const found = evaluateSession(userText, authText, Date.now());
  // Another tab may have cleared an ended session before this one could say that it ended.
  const wasCleared = found.kind === 'absent' && (hasEnded(seen.session) || seen.session.kind === 'expired');
  seen = { userText, authText, session: wasCleared ? { kind: 'expired' } : found };
  return seen.session;
}

/** Other tabs tell through the storage. */
export function subscribeToSession(listener: () => void): () => void {
  const unsubscribe = [storedUser.subscribe(listener), storedAuth.subscribe(listener)];
  return () => {
    for (const stop of unsubscribe) stop();
  };
}

export function findAuth(): AuthRecord | undefined {
  return storedAuth.get();
}

/** After a refresh: the session goes on, and ends when it was to end. */
export function replaceAuth(auth: AuthRecord): void {
  storedAuth.set(auth);
}

export function openSession({ user, auth }: SessionRecords): void {
  storedAuth.set(auth);
  storedUser.set(user);
}

/** For a session that the server no longer knows: it ends here and now, in all tabs. */
export function expireSession(): void {
  const user = storedUser.get();
  if (user) storedUser.set({ ...user, expiry: new Date().toISOString() });
}

/** Forgets who was signed in. Where to go then is the caller's business. */
export function clearSession(): void {
  // Before anybody hears of it: who cleared the session need not be told that it ended.
  seen = { userText: null, authText: null, session: absentSession };
  storedUser.remove();
  storedAuth.remove();
  // What this tab alone remembers of the customer, such as a half-done password reset.
  clearStorage('session');
}
