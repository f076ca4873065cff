const storageKey = 'taga.analytics-session';

function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One random id for each tab, and only while an account is being opened. */
export function sessionIdFor(pathname: string): string | undefined {
  if (!pathname.startsWith('/create-account')) return undefined;
  const id = sessionStorage.getItem(storageKey) ?? createId();
  sessionStorage.setItem(storageKey, id);
  return id;
}
