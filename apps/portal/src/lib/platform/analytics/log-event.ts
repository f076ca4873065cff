import type { AnalyticsEvent } from '@taga/contract';
import { type LoggedEvent, logEvent as logEventCall } from '@taga/contract/calls/analytics';
import type { Language } from '@taga/i18n';
import { debugLog } from '@taga/web/debug-log';
import { requests } from '../../../config/requests.ts';
import { describeBrowser } from './browser.ts';
import { findLocation } from './location.ts';
import { sessionIdFor } from './session-id.ts';

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
    const { url, ...request } = requests.build(logEventCall, { body, language });
    // `keepalive` lets the last event of a page outlive the page.
    const response = await fetch(url, { ...request, keepalive: true });
    if (!response.ok) debugLog('analytics refused', response.status);
  } catch (error) {
    debugLog('analytics failed', error);
  }
}
