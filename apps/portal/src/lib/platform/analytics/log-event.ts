import type { AnalyticsEvent } from '@taga/contract';
import { type LoggedEvent, logEvent as logEventEndpoint } from '@taga/contract/endpoints/analytics';
import type { Language } from '@taga/i18n';
import { debugLog } from '@taga/web/debug-log';
import { randomId } from '@taga/web/random-id';
import { createStored } from '@taga/web/storage';
import { requests } from '../../../config/requests.ts';
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

type Location = LoggedEvent['location'];

let foundLocation: Promise<Location> | undefined;

async function isAllowed(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' });
  return permission?.state === 'granted';
}

function readPosition(): Promise<Location> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: 5_000, maximumAge: 10 * 60_000 },
    );
  });
}

async function readLocation(): Promise<Location> {
  try {
    return (await isAllowed()) ? await readPosition() : null;
  } catch {
    return null;
  }
}

/** Read once for each visit, and only where the visitor has allowed it already: analytics never asks. */
function findLocation(): Promise<Location> {
  foundLocation ??= readLocation();
  return foundLocation;
}

/** Not through `callApi`: a failure here is no concern of the visitor's and raises no toast. */
export async function logEvent(action: AnalyticsEvent, language: Language): Promise<void> {
  const page = window.location.pathname;
  const sessionId = sessionIdFor(page);
  try {
    const body: LoggedEvent = {
      user: null,
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
