// @vitest-environment page
import { runHook } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeStaffSession,
  expireStaffSession,
  hasSessionEnded,
  hasStaffSession,
  openStaffSession,
  subscribeToStaffSession,
  useStaffSession,
} from './session-store.ts';

const session = { id: 's-1', endsAt: '2026-03-01T12:00:00Z' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('whose session it is outlives a reload, with nothing that proves it', async () => {
  openStaffSession({ ...session, roles: ['maker'] } as never);
  expect(hasStaffSession()).toBe(true);
  expect(JSON.parse(localStorage.getItem('taga.desk') ?? '')).toEqual(session);
  expect((await runHook(() => useStaffSession())).current).toEqual(session);
});

test.each(['{}', '{"id":1,"endsAt":"x"}', '{"id":"s","endsAt":2}', 'null'])(
  'what is no session is none: %s',
  (kept) => {
    localStorage.setItem('taga.desk', kept);
    expect(hasStaffSession()).toBe(false);
  },
);

test('one that was ended on purpose is not told as one that ran out', () => {
  openStaffSession(session);
  closeStaffSession();
  expect(hasStaffSession()).toBe(false);
  expect(hasSessionEnded()).toBe(false);
});

test('one that ran out is told until somebody signs in again', () => {
  openStaffSession(session);
  expireStaffSession();
  expect(hasStaffSession()).toBe(false);
  expect(hasSessionEnded()).toBe(true);
  openStaffSession(session);
  expect(hasSessionEnded()).toBe(false);
});

test('where nobody was signed in nothing ran out', () => {
  expireStaffSession();
  expect(hasSessionEnded()).toBe(false);
});

test('every change is heard', () => {
  const heard = vi.fn();
  const stop = subscribeToStaffSession(heard);
  openStaffSession(session);
  closeStaffSession();
  stop();
  expect(heard).toHaveBeenCalledTimes(2);
});
