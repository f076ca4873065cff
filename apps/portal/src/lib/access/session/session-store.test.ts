import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-browser.ts';
import { clearSession, expireSession, getSession, openSession, replaceAuth } from './session-store.ts';

const start = new Date('2026-03-01T10:00:00Z');
const auth = { accesstoken: 'a', RefreshToken: 'r', expiry: '2026-03-01T10:10:00Z' };
const user = {
  Data: {
    USERNAME: 'MYA MYA',
    LOGIN_ID: 'mya@example.com',
    PRODUCT_CODE: null,
    UID_TYPE: 'NRC',
    UID_VALUE: '12/DAGAMA(N)123456',
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    EXISTING_CUSTOMER: 'N' as const,
  },
  expiry: '2026-03-01T11:00:00Z',
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  clearSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps the two records in local storage [SES-019, SES-020]', () => {
  openSession({ user, auth });
  expect(JSON.parse(localStorage.getItem('taga.user') ?? '')).toEqual(user);
  expect(JSON.parse(localStorage.getItem('taga.auth') ?? '')).toEqual(auth);
  expect(getSession()).toMatchObject({ kind: 'open', customer: { loginId: 'mya@example.com' } });
});

test('gives the same object until something changes', () => {
  openSession({ user, auth });
  expect(getSession()).toBe(getSession());
});

test('a refresh moves the token’s clock and not the session’s (G-034)', () => {
  openSession({ user, auth });
  replaceAuth({ ...auth, accesstoken: 'b', expiry: '2026-03-01T10:50:00Z' });
  expect(getSession()).toMatchObject({ kind: 'open', expiresAtMs: Date.parse('2026-03-01T11:00:00Z') });
});

test('ends by the clock alone [SES-001, SES-003]', () => {
  openSession({ user, auth });
  vi.setSystemTime('2026-03-01T10:59:59Z');
  expect(getSession().kind).toBe('open');
  vi.setSystemTime('2026-03-01T11:00:00Z');
  expect(getSession().kind).toBe('expired');
});

test('has expired even where another tab has cleared it in the meantime', () => {
  openSession({ user, auth });
  expect(getSession().kind).toBe('open');
  vi.setSystemTime('2026-03-01T11:00:00Z');
  localStorage.clear();
  expect(getSession().kind).toBe('expired');
  clearSession();
  expect(getSession().kind).toBe('absent');
});

test('is just gone when another tab logs out before its end', () => {
  openSession({ user, auth });
  expect(getSession().kind).toBe('open');
  localStorage.clear();
  expect(getSession().kind).toBe('absent');
});

test('ends at once when the server no longer knows it (G-027)', () => {
  openSession({ user, auth });
  expireSession();
  expect(getSession().kind).toBe('expired');
});

test('leaves nothing behind when it is cleared [SES-006]', () => {
  openSession({ user, auth });
  sessionStorage.setItem('taga.password-reset', '{"loginId":"mya@example.com"}');
  clearSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a browser without storage has nobody signed in', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('storage is off');
    },
  });
  expect(getSession().kind).toBe('absent');
});
