// @vitest-environment page
import { branches as shipped } from '@taga/reference/branches';
import { useForm } from '@taga/web/form';
import { drawInPage, type } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { BranchFields } from './branch-fields.tsx';
import type { Branches } from './use-branches.ts';

const lookup = vi.hoisted(() => ({
  branches: { kind: 'none' } as Branches,
  again: () => {},
  asked: undefined as unknown,
}));
vi.mock('./use-branches.ts', () => ({
  useBranches: (asked: unknown) => {
    lookup.asked = asked;
    return { branches: lookup.branches, again: lookup.again };
  },
}));
vi.mock('./map/branch-map.tsx', () => ({ BranchMap: ({ place }: { place: number[] }) => `map ${place.join(' ')}` }));
const here = vi.hoisted(() => ({ found: null as object | null }));
vi.mock('../../platform/location/location.ts', () => ({ askForLocation: async () => here.found }));
vi.mock('../../customers/address/places.ts', async (original) => {
  const { shippedPlaces } = await original<{ shippedPlaces: object }>();
  return { shippedPlaces, usePlaces: () => shippedPlaces };
});

const inTownshipOf = (one: (typeof shipped)[number]) =>
  shipped.filter(({ townshipCode }) => townshipCode === one.townshipCode);
const first = shipped.find((one) => inTownshipOf(one).length > 1) as (typeof shipped)[number];
const same = inTownshipOf(first);
const home = { state: first.stateCode, township: first.townshipCode };
const nothing = { state: '', township: '', code: '' };
let values = nothing;

function Fields({ initial, at }: { initial: typeof nothing; at: typeof home }) {
  const form = useForm({
    initial,
    check: () => ({}),
    onChange: (next) => {
      values = next;
    },
  });
  return <BranchFields form={form} accountClass="301" home={at} closesSoon="Closes soon" />;
}
async function draw({ initial = nothing, at = home, found = same as readonly object[] | null } = {}) {
  lookup.branches = found ? ({ kind: 'found', list: found } as never) : { kind: 'asking' };
  const drawn = await drawInPage(<Fields initial={initial} at={at} />, { words: ['branch', 'forms', 'refusals'] });
  const selects = () => [...drawn.place.querySelectorAll('select')];
  return { ...drawn, selects, chosen: () => selects().map(({ value }) => value) };
}
beforeEach(() => {
  values = nothing;
  here.found = null;
});

test('it begins where the customer lives, and asks for the branches there', async () => {
  const { chosen } = await draw();
  expect(chosen()).toEqual([home.state, home.township, '']);
  expect(lookup.asked).toEqual({ township: home.township, accountClass: '301' });
});

test('another state empties township and branch, another township the branch', async () => {
  const { selects } = await draw({ initial: { ...home, code: first.branchCode } });
  await type(selects()[1] as HTMLSelectElement, home.township);
  expect(values).toEqual({ ...home, code: '' });
  await type(selects()[0] as HTMLSelectElement, home.state);
  expect(values).toEqual({ state: home.state, township: '', code: '' });
});

test('a branch is chosen with the place it lies in, and there is more to know of it', async () => {
  const { selects, read, chosen } = await draw();
  expect(read()).not.toContain('map ');
  await type(selects()[2] as HTMLSelectElement, first.branchCode);
  expect(values).toEqual({ ...home, code: first.branchCode });
  expect(chosen()[2]).toBe(first.branchCode);
  expect(read()).toContain(first.phone);
});

test('the only branch of a township is chosen already', async () => {
  await draw({ found: [first] });
  expect(values).toEqual({ ...home, code: first.branchCode });
});

test('a choice that is no longer offered there is none', async () => {
  await draw({ initial: { ...home, code: 'gone' } });
  expect(values.code).toBe('');
  values = nothing;
  await draw({ initial: { ...home, code: first.branchCode } });
  expect(values).toBe(nothing);
});

test('a township of the customer’s without a branch is left to be chosen; one that they chose stays', async () => {
  await draw({ found: [] });
  expect(values).toEqual({ state: home.state, township: '', code: '' });
  values = nothing;
  await draw({ initial: { ...home, code: '' }, found: [] });
  expect(values).toBe(nothing);
});

test('each field waits for the one before it', async () => {
  const { selects, read } = await draw({ initial: { state: home.state, township: '', code: '' }, found: [] });
  expect(selects().map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(read()).toContain('Choose the township first');
  const asking = await draw({ initial: { ...home, code: '' }, found: null });
  expect(asking.read()).toContain('Looking for branches');
  const found = await draw({ initial: { ...home, code: '' } });
  expect(found.selects().map(({ disabled }) => disabled)).toEqual([false, false, false]);
  expect(found.read()).not.toMatch(/Looking for branches|Choose the township first/);
});

test('where somebody is, is asked when they press it; without an answer they choose by state', async () => {
  const { press, read } = await draw();
  await press('Branches near me');
  await vi.waitFor(() => expect(read()).toContain('We could not find out where you are'));
});

test('the nearest are offered first, with how far they are', async () => {
  here.found = { latitude: first.latitude, longitude: first.longtitude };
  const { press, read } = await draw();
  await press('Branches near me');
  await vi.waitFor(() => expect(read()).toContain('Nearest to you'));
  expect(read()).toContain('0.0 km');
  expect(read()).not.toContain('Branches near me');
});
