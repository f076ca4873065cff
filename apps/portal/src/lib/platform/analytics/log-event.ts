import type { AnalyticsEvent } from '@taga/contract';
import { type LoggedEvent, logEvent as logEventEndpoint } from '@taga/contract/endpoints/analytics';
import type { Language } from '@taga/i18n';
import { debugLog } from '@taga/web/debug-log';
import { randomId } from '@taga/web/random-id';
import { createStored } from '@taga/web/storage';
import { requests } from '../../../config/requests.ts';
import { getSession } from '../../access/session/session-store.ts';
import { findLocation } from '../location/location.ts';
import { describeBrowser } from './browser.ts';

const storedSessionId = createStored({
  key: 'taga.analytics-session',
  area: 'session',
  parse: (found) => (typeof found === 'string' ? found : undefined),
});

/** One random id for each tab, and only while an account is being opened. */
function sessionIdFor(pathname: string): string | undefined {
  if (!pathname.startsWith('/create-account')) return undefined;
  const id = storedSessionId.get() ?? randomId();
  storedSessionId.set(id);
  return id;
}

/** The login id of who is signed in; the server keeps a keyed hash of it. */
function findUser(): string | null {
  const session = getSession();
  return session.kind === 'open' ? session.customer.loginId : null;
}

/** Not through `callApi`: a failure here is no concern of the visitor's and raises no toast. */
export async function logEvent(action: AnalyticsEvent, language: Language): Promise<void> {
  const page = window.location.pathname;
  const sessionId = sessionIdFor(page);
  try {
    const body: LoggedEvent = {
      user: findUser(),
      action,
      page,
      browser: describeBrowser(navigator.userAgent),
      location: await findLocation(),
      ...(sessionId && { sessionId }),
    };
    const { url, ...request } = requests.build(logEventEndpoint, { body, language });
    // `keepalive` lets the last event of a page outlive the page.
    const response = await fetch(url, { ...request, keepalive: true });
    if (!response.ok) debugLog('analytics refused', response.status);
  } catch (error) {
    debugLog('analytics failed', error);
  }
}
