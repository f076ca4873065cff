import { randomId } from '@taga/web/random-id';
import { createStored } from '@taga/web/storage';

const stored = createStored({
  key: 'taga.analytics-session',
  area: 'session',
  parse: (found) => (typeof found === 'string' ? found : undefined),
});

/** One random id for each tab, and only while an account is being opened. */
export function sessionIdFor(pathname: string): string | undefined {
  if (!pathname.startsWith('/create-account')) return undefined;
  const id = stored.get() ?? randomId();
  stored.set(id);
  return id;
}
