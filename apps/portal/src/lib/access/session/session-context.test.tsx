// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { absentSession } from './session.ts';
import { SessionProvider, useCustomer, useSession } from './session-context.tsx';
import { clearSession, getSession, openSession } from './session-store.ts';
import { forgetVerifiedEmail, isVerifiedEmailNoted, noteVerifiedEmail } from './verified-email.ts';

function Who() {
  return `${useSession().kind} ${useCustomer()?.loginId ?? 'nobody'}`;
}
const draw = () =>
  drawInPage(
    <SessionProvider initial={absentSession}>
      <Who />
    </SessionProvider>,
  );
function signIn(seconds: number) {
  const expiry = new Date(Date.now() + seconds * 1000).toISOString();
  openSession({
    user: { Data: { USERNAME: 'Mya', LOGIN_ID: 'mya@mail.example' } as never, expiry },
    auth: { accesstoken: 't', RefreshToken: 'r', expiry },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});
afterEach(() => vi.useRealTimers());

test('a page that was drawn for everybody learns who is signed in', async () => {
  signIn(60);
  expect((await draw()).read()).toBe('open mya@mail.example');
});

test('it hears of signing in and out, until it is left', async () => {
  const { read, leave } = await draw();
  expect(read()).toBe('absent nobody');
  await doing(() => signIn(60));
  expect(read()).toBe('open mya@mail.example');
  await doing(() => clearSession());
  expect(read()).toBe('absent nobody');
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('by the clock it ends by itself, within a second', async () => {
  signIn(2);
  const { read } = await draw();
  await doing(() => vi.advanceTimersByTime(1_000));
  expect(read()).toBe('open mya@mail.example');
  await doing(() => vi.advanceTimersByTime(1_000));
  expect(read()).toBe('expired nobody');
  expect(getSession().kind).toBe('expired');
});

test('a visitor is not looked after by the clock', async () => {
  await draw();
  expect(vi.getTimerCount()).toBe(0);
});

test('a confirmed address is noted until it was told, in this tab', () => {
  expect(isVerifiedEmailNoted()).toBeFalsy();
  noteVerifiedEmail();
  expect(isVerifiedEmailNoted()).toBe(true);
  expect(sessionStorage).toHaveLength(1);
  forgetVerifiedEmail();
  expect(isVerifiedEmailNoted()).toBeFalsy();
});
