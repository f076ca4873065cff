// @vitest-environment page
import { ApiError, onGlobalError } from '@taga/web/api';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { doing, runHook } from '@taga/web/testing';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasSessionEnded, hasStaffSession, openStaffSession } from '../session/session-store.ts';
import { callDesk } from './call-desk.ts';
import { useDesk, useDeskAction } from './use-desk.ts';
import { useDeskPages } from './use-desk-pages.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../config/requests.ts', () => ({ requests: { send, build: vi.fn() } }));

const cases = { id: 'listCases', base: 'desk', method: 'POST', path: '/cases', allowedRoles: ['maker'] } as never;
const signIn = { id: 'signIn', base: 'desk', method: 'POST', path: '/sign-in', allowedRoles: ['anyone'] } as never;
const refusal = new ApiError(400, { Error: { Message: 'No', Details: [] } }, null);
const raised = vi.fn();
let stop: () => void;

beforeEach(() => {
  send.mockReset().mockResolvedValue({ rows: [1] });
  raised.mockReset();
  stop = onGlobalError(raised);
  openStaffSession({ id: 's-1', endsAt: 'x' });
});
afterEach(() => stop());

const call = (endpoint: never, more = {}) => callDesk(endpoint, { language: 'en', ...more } as never);

test('a call is made without a token: the browser brings the cookie', async () => {
  expect(await call(cases)).toEqual({ rows: [1] });
  expect(send.mock.calls[0]?.[1].token).toBeUndefined();
});

test('who is refused signs in again; at the sign-in itself nothing has run out', async () => {
  send.mockRejectedValue(new ApiError(401, null, null));
  await expect(call(signIn)).rejects.toThrow();
  expect(hasStaffSession()).toBe(true);
  await expect(call(cases)).rejects.toThrow();
  expect(hasStaffSession()).toBe(false);
  expect(hasSessionEnded()).toBe(true);
});

test('a refusal is explained where it was caused; what has no reason is told to everybody, once', async () => {
  send.mockRejectedValueOnce(refusal);
  await expect(call(cases)).rejects.toBe(refusal);
  expect(raised).not.toHaveBeenCalled();
  send.mockRejectedValue(new ApiError(500, null, null));
  await expect(call(cases)).rejects.toThrow();
  expect(raised).toHaveBeenCalledTimes(1);
  await expect(call(cases, { isQuiet: true })).rejects.toThrow();
  expect(raised).toHaveBeenCalledTimes(1);
  expect(hasStaffSession()).toBe(true);
});

const client = createQueryClient();
const around = (children: React.ReactNode) => createElement(QueryClientProvider, { client }, children);

test('what a screen asks is loaded where it is wanted', async () => {
  const unwanted = await runHook(() => useDesk(cases, { body: 1 } as never, { isWanted: false }), { around });
  expect(send).not.toHaveBeenCalled();
  expect(unwanted.current.data).toBeUndefined();
  const wanted = await runHook(() => useDesk(cases, { body: 2 } as never), { around });
  await vi.waitFor(() => expect(wanted.current.data).toEqual({ rows: [1] }));
  expect(send.mock.calls[0]?.[1]).toMatchObject({ body: 2, language: 'en' });
});

test('a failure of it is the screen’s to tell', async () => {
  send.mockRejectedValue(new ApiError(404, null, null));
  const asked = await runHook(() => useDesk(cases, { body: 3 } as never), { around });
  await vi.waitFor(() => expect(asked.current.error).not.toBeNull());
  expect(raised).not.toHaveBeenCalled();
});

test('a change loads again what it touches, before it is told done', async () => {
  const list = await runHook(() => useDesk(cases, { body: 4 } as never), { around });
  await vi.waitFor(() => expect(list.current.data).toBeDefined());
  const before = send.mock.calls.length;
  const onDone = vi.fn();
  const action = await runHook(() => useDeskAction(signIn, [cases], onDone), { around });
  await doing(() => action.current.submit({ body: {} } as never));
  expect(onDone).toHaveBeenCalledWith({ rows: [1] });
  expect(send.mock.calls.length).toBe(before + 2);
});

test('a list comes page by page, each beginning where the one before ended', async () => {
  send.mockImplementation(async (_endpoint, { body }) => ({
    rows: [body.cursor ?? 'first'],
    next: body.cursor ? null : 'c2',
  }));
  const pages = await runHook(
    () =>
      useDeskPages(
        cases,
        { state: 'open' } as never,
        {
          rowsOf: ({ rows }: { rows: string[] }) => rows,
          nextOf: ({ next }: { next: string | null }) => next,
        } as never,
      ),
    { around },
  );
  await vi.waitFor(() => expect(pages.current.data).toEqual(['first']));
  expect(send.mock.calls.at(-1)?.[1].body).toEqual({ state: 'open' });
  expect(pages.current.hasMore).toBe(true);
  await doing(() => pages.current.loadMore());
  await vi.waitFor(() => expect(pages.current.data).toEqual(['first', 'c2']));
  expect(pages.current.hasMore).toBe(false);
});

test('a call that a person made keeps the desk open; one that is asked again by itself only while somebody is there', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pages = { rowsOf: ({ rows }: { rows: number[] }) => rows, nextOf: () => null };
  const once = await runHook(() => useDesk(cases, { body: 'once' } as never), { around });
  await runHook(() => useDeskPages(cases, { list: 'once' } as never, pages as never), { around });
  await doing(() => vi.advanceTimersByTimeAsync(60_000));
  expect(once.current.data).toEqual({ rows: [1] });
  expect(send).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await runHook(() => useDesk(cases, { body: 'often' } as never, { everyMs: 10_000 }), { around });
  await runHook(() => useDeskPages(cases, { list: 'often' } as never, { ...pages, everyMs: 10_000 } as never), {
    around,
  });
  send.mockClear();
  await doing(() => vi.advanceTimersByTimeAsync(10_000));
  expect(send.mock.calls.map(([, { body }]) => body)).toEqual(['often', { list: 'often' }]);
});

test('a page of a list that fails is the screen’s to tell', async () => {
  send.mockRejectedValue(new ApiError(500, null, null));
  const pages = { rowsOf: () => [], nextOf: () => null };
  const list = await runHook(() => useDeskPages(cases, { list: 'failing' } as never, pages), { around });
  await expect.poll(() => list.current.error).toBeTruthy();
  expect(raised).not.toHaveBeenCalled();
});

test('while another page is on its way the one before stays, where the screen wants that', async () => {
  let page = 1;
  const keeps = (before: unknown) => before as never;
  const kept = await runHook(() => useDesk(cases, { page } as never, { keeps }), { around });
  await expect.poll(() => kept.current.data).toEqual({ rows: [1] });
  send.mockReturnValue(new Promise(() => {}));
  page = 2;
  await kept.redraw();
  expect(kept.current.data).toEqual({ rows: [1] });
  const gone = await runHook(() => useDesk(cases, { page: 3 } as never), { around });
  expect(gone.current.data).toBeUndefined();
});
