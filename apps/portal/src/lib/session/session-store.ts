import { absentSession, judgeSession, type Session } from './session.ts';
import { type AuthRecord, authKey, parseAuth, parseUser, type SessionRecords, userKey } from './session-records.ts';

const listeners = new Set<() => void>();
let seen: { userText: string | null; authText: string | null; session: Session } = {
  userText: null,
  authText: null,
  session: absentSession,
};

/** Some browsers inside other apps refuse storage altogether; nobody is signed in there. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function hasEnded(session: Session): boolean {
  return session.kind === 'open' && session.expiresAtMs <= Date.now();
}

/** The same object until something changes, as React wants it. */
export function getSession(): Session {
  const [userText, authText] = [read(userKey), read(authKey)];
  const isSame = userText === seen.userText && authText === seen.authText && !hasEnded(seen.session);
  if (isSame) return seen.session;
  const found = judgeSession(userText, authText, Date.now());
  // Another tab may have cleared an ended session before this one could say that it ended.
  const wasCleared = found.kind === 'absent' && (hasEnded(seen.session) || seen.session.kind === 'expired');
  seen = { userText, authText, session: wasCleared ? { kind: 'expired' } : found };
  return seen.session;
}

function notify() {
  for (const listener of listeners) listener();
}

/** Other tabs tell through the storage, so that all of them are signed in and out together. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

export function findAuth(): AuthRecord | undefined {
  return parseAuth(read(authKey));
}

/** After a refresh: the session goes on, and ends when it was to end. */
export function replaceAuth(auth: AuthRecord): void {
  localStorage.setItem(authKey, JSON.stringify(auth));
}

export function openSession({ user, auth }: SessionRecords): void {
  replaceAuth(auth);
  localStorage.setItem(userKey, JSON.stringify(user));
  notify();
}

/** For a session that the server no longer knows: it ends here and now, in all tabs. */
export function expireSession(): void {
  const user = parseUser(read(userKey) ?? '');
  if (!user) return;
  localStorage.setItem(userKey, JSON.stringify({ ...user, expiry: new Date().toISOString() }));
  notify();
}

/** Forgets who was signed in. Where to go then is the caller's business. */
export function clearSession(): void {
  localStorage.removeItem(userKey);
  localStorage.removeItem(authKey);
  // What this tab alone remembers of the customer, such as a half-done password reset.
  sessionStorage.clear();
  seen = { userText: null, authText: null, session: absentSession };
  notify();
}
