import type { Address } from '@taga/contract/journeys/person-answers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../../testing/fake-browser.ts';
import { currentTownshipOptions, permanentTownshipOptions, stateOptions } from './place-options.ts';
import type { Places } from './places.ts';

const yangon = { stateID: 12, stateCode: 'MMR013', stateName_EN: 'Yangon', stateName_MM: 'ရန်ကုန်' };
const township = {
  townShipID: 1,
  townShipCode: 'NEW001',
  townShip_EN: 'Newtown',
  townShip_MM: 'မြို့သစ်',
  NRC_EN: null,
  NRC_MM: null,
  townID: 1,
  townCode: 'NEW001701',
  stateID: 12,
  stateCode: 'MMR013',
};
const inYangon: Address = { country: 'MYANMAR', state: 'MMR013', township: '', address: '', street: '', houseNo: '' };

function visit(pathname: string) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname } }));
}

async function loadFresh() {
  vi.resetModules();
  return import('./places.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  visit('/signup/personal-info');
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('states and current townships come from the server, with the token for reading [SUP-026]', async () => {
  const asked = fakeServer(({ url }) => {
    if (url.includes('getToken')) return Response.json({ access_token: 'reader', expires_in: 60 });
    return Response.json({ Data: url.includes('States') ? { States: [yangon] } : { Townships: [township] } });
  });
  const places = await (await loadFresh()).loadPlaces('en');
  expect(places).toEqual({ states: [yangon], serverTownships: [township], loadError: undefined });
  expect(asked.filter(({ headers }) => headers.authorization === 'Bearer reader')).toHaveLength(2);
});

test.each([
  ['the token', 'getToken'],
  ['the states', 'States'],
])(
  'why %s could not be loaded is kept at sign-up and shown to nobody; the lists that ship stand in [SUP-060, ERR-016]',
  async (_what, broken) => {
    fakeServer(({ url }) => {
      if (url.includes(broken)) return new Response('broken', { status: 500 });
      return Response.json({ access_token: 'reader', expires_in: 60, Data: { States: [], Townships: [] } });
    });
    const { loadPlaces, shippedPlaces } = await loadFresh();
    const { onGlobalError } = await import('@taga/web/api');
    const shown = vi.fn();
    onGlobalError(shown);
    const places = await loadPlaces('en');
    expect(places.loadError).toMatchObject({ status: 500 });
    expect(places.serverTownships).toEqual(shippedPlaces.serverTownships);
    expect(shown).not.toHaveBeenCalled();
  },
);

test('anywhere else everybody is told [ERR-002]', async () => {
  visit('/create-account/saving/choose-branch');
  fakeServer(() => new Response('broken', { status: 500 }));
  const { loadPlaces, shippedPlaces } = await loadFresh();
  const { onGlobalError } = await import('@taga/web/api');
  const shown = vi.fn();
  onGlobalError(shown);
  expect((await loadPlaces('en')).states).toEqual(shippedPlaces.states);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
});

test('current and permanent townships have two sources; a copied one is shown in both (G-020) [SUP-026, REF-035]', async () => {
  const { shippedPlaces } = await loadFresh();
  const places: Places = { ...shippedPlaces, serverTownships: [township] };
  expect(currentTownshipOptions(places, inYangon, 'en')).toEqual([{ value: 'NEW001', label: 'Newtown' }]);
  const permanent = permanentTownshipOptions(places, inYangon, 'en');
  expect(permanent.length).toBeGreaterThan(30);
  expect(permanent).not.toContainEqual({ value: 'NEW001', label: 'Newtown' });
  const copied = permanentTownshipOptions(places, { ...inYangon, township: 'NEW001' }, 'mm');
  expect(copied).toContainEqual({ value: 'NEW001', label: 'မြို့သစ်' });
});

test('no township stands under a state that is not chosen, and no foreign state is offered', async () => {
  const { shippedPlaces } = await loadFresh();
  expect(currentTownshipOptions(shippedPlaces, { ...inYangon, state: '' }, 'en')).toEqual([]);
  const labels = stateOptions(shippedPlaces.states, 'en').map(({ label }) => label);
  expect(labels).toHaveLength(15);
  expect(labels).not.toContain('Singapore');
});
