import { loggedEvent } from '@taga/contract/endpoints/analytics';
import { onGlobalError } from '@taga/web/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../../testing/fake-browser.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

function openPage(pathname: string, permission: PermissionState = 'prompt') {
  const readPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 16.8, longitude: 96.15 } } as GeolocationPosition),
  );
  vi.stubGlobal('window', { location: { pathname } });
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('navigator', {
    userAgent,
    permissions: { query: async () => ({ state: permission }) },
    geolocation: { getCurrentPosition: readPosition },
  });
  return readPosition;
}

/** Again for each test, because the location is kept as long as the page lives. */
async function freshLogEvent() {
  const { logEvent } = await import('./log-event.ts');
  return logEvent;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('posts the event to the analytics base as the contract asks [API-035]', async () => {
  openPage('/start');
  const seen = fakeServer(() => Response.json({}));
  await (await freshLogEvent())('TutorialStart', 'mm');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ url: '/analytics/log_event?lang=MM', method: 'POST' });
  expect(seen[0]?.body).toEqual({
    user: null,
    action: 'TutorialStart',
    page: '/start',
    browser: { name: 'Chrome', platform: 'Android' },
    location: null,
  });
  expect(loggedEvent.safeParse(seen[0]?.body).success).toBe(true);
});

test('reads the location once and keeps it [ANL-003]', async () => {
  const readPosition = openPage('/', 'granted');
  const seen = fakeServer(() => Response.json({}));
  const logEvent = await freshLogEvent();
  await logEvent('TutorialStart', 'en');
  await logEvent('TutorialEnd', 'en');
  expect(readPosition).toHaveBeenCalledTimes(1);
  expect(seen.map(({ body }) => (body as { location: unknown }).location)).toEqual([
    { latitude: 16.8, longitude: 96.15 },
    { latitude: 16.8, longitude: 96.15 },
  ]);
});

test.each(['prompt', 'denied'] as const)('never asks for the location when permission is %s', async (permission) => {
  const readPosition = openPage('/', permission);
  fakeServer(() => Response.json({}));
  await (await freshLogEvent())('TutorialStart', 'en');
  expect(readPosition).not.toHaveBeenCalled();
});

test('sends a session id on create-account pages only, the same for the whole tab (G-148) [ANL-004]', async () => {
  openPage('/create-account/saving/terms');
  const seen = fakeServer(() => Response.json({}));
  const logEvent = await freshLogEvent();
  await logEvent('ChooseBranchStart', 'en');
  await logEvent('ChooseBranchEnd', 'en');
  const ids = seen.map(({ body }) => (body as { sessionId?: string }).sessionId);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBe(ids[0]);

  openPage('/account/saving');
  await logEvent('AccountDetailView', 'en');
  expect(seen[2]?.body).not.toHaveProperty('sessionId');
});

test.each([
  ['refuses', () => new Response('no', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('only logs it when the server %s [ANL-002]', async (_what, answer) => {
  openPage('/');
  fakeServer(answer);
  const raised = vi.fn();
  const stop = onGlobalError(raised);
  const mark = vi.spyOn(performance, 'mark');
  await expect((await freshLogEvent())('TutorialEnd', 'en')).resolves.toBeUndefined();
  expect(mark).toHaveBeenCalledTimes(1);
  expect(raised).not.toHaveBeenCalled();
  mark.mockRestore();
  stop();
});
