import { loggedEvent } from '@taga/contract/endpoints/analytics';
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
  vi.stubGlobal('localStorage', fakeStorage());
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

test('names who is signed in by the login id [API-035]', async () => {
  openPage('/myaccount');
  const expiry = new Date(Date.now() + 60_000).toISOString();
  const Data = {
    USERNAME: 'MYA',
    LOGIN_ID: 'mya@example.com',
    PRODUCT_CODE: '',
    UID_TYPE: 'NRC',
    UID_VALUE: '12/AHLANA(N)100002',
    DOB: '1990-01-01',
    MOBILENO: '09420000001',
    EXISTING_CUSTOMER: 'N',
  };
  localStorage.setItem('taga.user', JSON.stringify({ Data, expiry }));
  localStorage.setItem('taga.auth', JSON.stringify({ accesstoken: 'a', RefreshToken: 'r', expiry }));
  const seen = fakeServer(() => Response.json({}));
  await (await freshLogEvent())('TutorialStart', 'en');
  expect(seen[0]?.body).toMatchObject({ user: 'mya@example.com' });
});

test('a location that was asked for by a button is read once and goes with what happens next [ANL-003, API-035]', async () => {
  const readPosition = openPage('/create-account/saving/choose-branch');
  const seen = fakeServer(() => Response.json({}));
  const logEvent = await freshLogEvent();
  const { askForLocation } = await import('../location/location.ts');
  await logEvent('ChooseBranchStart', 'en');
  const yangon = { latitude: 16.8, longitude: 96.15 };
  expect(await askForLocation()).toEqual(yangon);
  expect(await askForLocation()).toEqual(yangon);
  await logEvent('ChooseBranchEnd', 'en');
  expect(readPosition).toHaveBeenCalledTimes(1);
  expect(seen.map(({ body }) => (body as { location: unknown }).location)).toEqual([null, yangon]);
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
  const logEvent = await freshLogEvent();
  // Of the same modules as the event: those of other files may still be raising errors of their own.
  const { onGlobalError } = await import('@taga/web/api');
  const raised = vi.fn();
  const stop = onGlobalError(raised);
  const mark = vi.spyOn(performance, 'mark');
  await expect(logEvent('TutorialEnd', 'en')).resolves.toBeUndefined();
  const notes = mark.mock.calls.map(([name]) => name).filter((name) => name.startsWith('taga: analytics'));
  expect(notes).toHaveLength(1);
  expect(raised).not.toHaveBeenCalled();
  mark.mockRestore();
  stop();
});
