import { createStored } from '@taga/web/storage';

const stored = createStored({
  key: 'taga.analytics-session',
  area: 'session',
  parse: (found) => (typeof found === 'string' ? found : undefined),
});

function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One random id for each tab, and only while an account is being opened. */
export function sessionIdFor(pathname: string): string | undefined {
  if (!pathname.startsWith('/create-account')) return undefined;
  const id = stored.get() ?? createId();
  stored.set(id);
  return id;
}
