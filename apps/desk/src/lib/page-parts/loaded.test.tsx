// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { FixedRouter } from '@taga/web/navigation';
import { doing, drawInPage, type } from '@taga/web/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtTheBottom, BottomSlot } from '../bottom-slot/bottom-slot.tsx';
import { Choice } from './choice.tsx';
import { DeskPage } from './desk-page.tsx';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const words = ['public', 'desk', 'refusals'] as const;
const draw = (query: { data?: string; error?: Error }) => {
  const refetch = vi.fn();
  const view = (
    <Loaded query={{ data: query.data, error: query.error ?? null, refetch }}>{(data) => `loaded ${data}`}</Loaded>
  );
  const around = (children: ReactNode) => <FixedRouter pathname="/desk/team">{children}</FixedRouter>;
  return drawInPage(view, { words, around }).then((drawn) => ({ ...drawn, refetch }));
};

test('what was answered is shown, also where asking again failed, and where it is nothing much', async () => {
  expect((await draw({ data: 'cases', error: new Error('later') })).read()).toBe('loaded cases');
  expect((await draw({ data: '' })).read()).toBe('loaded');
});

test('a wait that nobody would notice shows nothing; a longer one does', async () => {
  const { place } = await draw({});
  await doing(() => vi.advanceTimersByTime(399));
  expect(place.innerHTML).toBe('');
  await doing(() => vi.advanceTimersByTime(1));
  expect(place.innerHTML).toContain('Loading');
});

test('a page that is left waits no more', async () => {
  const { leave } = await draw({});
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('what did not come says why, and is asked for again', async () => {
  const { read, press, refetch } = await draw({ error: new ApiError(500, null, null) });
  const usual = read();
  await press('Try again');
  expect(refetch).toHaveBeenCalledTimes(1);
  const offline = (await draw({ error: new ApiError(null, null, null) })).read();
  expect(offline).not.toBe(usual);
  expect((await draw({ error: new Error('ours') })).read()).toBe(usual);
  const details = [{ ErrorCode: 'X', ErrorDescription: 'Held by Kyaw.' }];
  const refused = new ApiError(400, { Error: { Message: 'No', Details: details } }, null);
  expect((await draw({ error: refused })).read()).toContain('Held by Kyaw.');
});

test('what is for another role says so, and leads to the desk instead of asking again', async () => {
  const { read, place } = await draw({ error: new ApiError(403, null, null) });
  expect(read()).toContain('Your role does not include this page');
  expect(read()).not.toContain('Try again');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/desk');
});

test('a list that goes on can be gone on with, once at a time', async () => {
  const onMore = vi.fn();
  const { press, redraw, find } = await drawInPage(<More isBusy={false} onMore={onMore} />, { words });
  await press('');
  expect(onMore).toHaveBeenCalledTimes(1);
  await redraw(<More isBusy onMore={onMore} />);
  await doing(() => find('button').click());
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a filter is one of several, or none', async () => {
  const onValue = vi.fn();
  const { find } = await drawInPage(
    <Choice label="Kind" any="All" options={[{ value: 'a', label: 'A' }]} value={undefined} onValue={onValue} />,
  );
  const select = find<HTMLSelectElement>('select');
  await type(select, 'a');
  expect(onValue).toHaveBeenLastCalledWith('a');
  await type(select, '');
  expect(onValue).toHaveBeenLastCalledWith(undefined);
});

test('what a page decides stands at the bottom of the screen, where the frame has a place for it', async () => {
  const slot = document.createElement('div');
  await drawInPage(
    <BottomSlot value={slot}>
      <AtTheBottom>Approve</AtTheBottom>
    </BottomSlot>,
  );
  expect(slot.textContent).toBe('Approve');
  expect((await drawInPage(<AtTheBottom>Approve</AtTheBottom>)).read()).toBe('');
});

test('a page has its actions beside its heading, if any', async () => {
  const { place, redraw } = await drawInPage(<DeskPage title="Cases">list</DeskPage>);
  expect(place.querySelectorAll('header > div')).toHaveLength(0);
  await redraw(
    <DeskPage title="Cases" actions={<button type="button">New</button>}>
      list
    </DeskPage>,
  );
  expect(place.querySelector('header > div')?.textContent).toBe('New');
});
