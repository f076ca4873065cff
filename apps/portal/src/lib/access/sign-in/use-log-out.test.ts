// @vitest-environment page
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { saveSentActivation } from '../../applications/opening/sent-activation.ts';
import { storeApplicationId, storedClassOf } from '../../applications/opening/stored-application.ts';
import { getSession, openSession } from '../session/session-store.ts';
import { useLogOut } from './use-log-out.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));
const deleteDatabase = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  window.history.replaceState(null, '', '/dashboard');
  vi.stubGlobal('indexedDB', { deleteDatabase });
  deleteDatabase.mockReset();
  callApi.mockReset().mockResolvedValue({});
  const expiry = new Date(Date.now() + 60_000).toISOString();
  openSession({
    user: { Data: { USERNAME: 'Mya', LOGIN_ID: 'mya@mail.example' } as never, expiry },
    auth: { accesstoken: 't', RefreshToken: 'r', expiry },
  });
  saveSentActivation('A1', { reference: 'r' } as never, 1);
  storedClassOf('301');
  storeApplicationId('A1');
  sessionStorage.setItem('half-done', '1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing of the customer is left on the device, and the home page is shown', async () => {
  const logOut = await runHook(() => useLogOut());
  await doing(() => logOut.current());
  expect(callApi).toHaveBeenCalledTimes(1);
  expect(getSession().kind).toBe('absent');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(deleteDatabase).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['does not answer', () => void callApi.mockReturnValue(new Promise(() => {}))],
  ['refuses', () => void callApi.mockRejectedValue(new Error('no'))],
])('a server that %s keeps nobody signed in', async (_how, make) => {
  make();
  const logOut = await runHook(() => useLogOut());
  await doing(async () => {
    const done = logOut.current();
    await vi.advanceTimersByTimeAsync(1_999);
    await vi.advanceTimersByTimeAsync(1);
    await done;
  });
  expect(getSession().kind).toBe('absent');
});
