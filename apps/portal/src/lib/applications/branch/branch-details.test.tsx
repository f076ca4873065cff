// @vitest-environment page
import { branches } from '@taga/reference/branches';
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BranchDetails, BranchOnMap } from './branch-details.tsx';
import { LookupProblem } from './lookup-problem.tsx';
import { labelWithDistance, NearestBranches } from './near-me.tsx';

vi.mock('./map/branch-map.tsx', () => ({ BranchMap: ({ place }: { place: number[] }) => `map ${place.join(' ')}` }));

const branch = {
  ...branches[0],
  latitude: 16.8,
  longtitude: 96.1,
  phone: '+95 (1) 234-567',
} as (typeof branches)[number];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A Monday, by the clock of Myanmar. */
const at = (time: string) => vi.setSystemTime(new Date(`2026-03-02T${time}+06:30`));
const draw = (changes = {}) =>
  drawInPage(
    <>
      <BranchDetails branch={{ ...branch, ...changes }} closesSoon="Closes soon" />
      <BranchOnMap branch={{ ...branch, ...changes }} />
    </>,
    { words: ['branch'] },
  );

test('whether it is open is told, and told again with every minute', async () => {
  at('14:58:30');
  const { read } = await draw();
  const before = read();
  expect(before).toContain('Closes soon');
  at('14:59:59');
  await doing(() => vi.advanceTimersByTime(30_000));
  at('15:00:00');
  await doing(() => vi.advanceTimersByTime(60_000));
  expect(read()).toContain('Closed');
});

test('a phone that slept tells the time it is now', async () => {
  at('10:00:00');
  const { read } = await draw();
  expect(read()).toContain('Open');
  at('20:00:00');
  await doing(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(read()).toContain('Closed');
});

test('it can be called, and shown on the map', async () => {
  at('10:00:00');
  vi.stubGlobal('IntersectionObserver', undefined);
  const { find, read, leave } = await draw();
  expect(find('a').getAttribute('href')).toBe('tel:+951234567');
  await vi.waitFor(() => doing(() => expect(read()).toContain('map 16.8 96.1')));
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('the map is not fetched before somebody comes to it', async () => {
  at('10:00:00');
  let come = (_seen: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof come) {
        come = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { read } = await draw();
  await doing(() => come([{ isIntersecting: false }]));
  expect(read()).not.toContain('map 16.8 96.1');
  await doing(() => come([{ isIntersecting: true }]));
  await vi.waitFor(() => doing(() => expect(read()).toContain('map 16.8 96.1')));
});

test.each([{ latitude: null }, { longtitude: null }])('one that nobody can place says so: %o', async (changes) => {
  at('10:00:00');
  const { read } = await draw(changes);
  expect(read()).toContain('cannot be displayed on map view');
  expect(read()).not.toContain('map 16');
});

const problem = (branches: object, onAgain = () => {}) =>
  drawInPage(<LookupProblem branches={branches as never} onAgain={onAgain} />, { words: ['branch', 'refusals'] });

test('why there is no branch to choose is told', async () => {
  const details = [{ ErrorCode: 'X', ErrorDescription: 'Not here.' }];
  expect((await problem({ kind: 'refused', domainError: { status: 400, message: '', details } })).read()).toBe(
    'Not here.',
  );
  expect((await problem({ kind: 'found', list: [] })).read()).toContain('No branch here opens this account');
  for (const quiet of [{ kind: 'found', list: [branch] }, { kind: 'asking' }, { kind: 'none' }]) {
    expect((await problem(quiet)).read()).toBe('');
  }
  const again = vi.fn();
  const failed = await problem({ kind: 'failed' }, again);
  await failed.press('Try again');
  expect(again).toHaveBeenCalledTimes(1);
});

test('a distance has a decimal below ten kilometres, and is left out where nobody knows it', async () => {
  const { store } = await drawInPage(null, { words: ['branch'] });
  const { text } = store.getSnapshot();
  const label = (latitude: number, own = branch) => labelWithDistance(own, { latitude, longitude: 96.1 }, text, 'en');
  expect(label(16.85)).toMatch(/· 5\.6 km$/);
  expect(label(17.8)).toMatch(/· 111 km$/);
  expect(label(16.8, { ...branch, latitude: null } as never)).not.toContain('km');
});

test('five are offered, and a press chooses one with its place', async () => {
  const chosen = vi.fn();
  const here = { latitude: Number(branches[0]?.latitude), longitude: Number(branches[0]?.longtitude) };
  const { place } = await drawInPage(<NearestBranches accountClass="301" here={here} onChoose={chosen} />, {
    words: ['branch'],
  });
  const buttons = place.querySelectorAll('button');
  expect(buttons).toHaveLength(5);
  await doing(() => buttons[0]?.click());
  expect(chosen).toHaveBeenCalledWith({
    state: branches[0]?.stateCode,
    township: branches[0]?.townshipCode,
    code: branches[0]?.branchCode,
  });
});
