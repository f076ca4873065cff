import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let location: typeof import('./location.ts');
const getCurrentPosition = vi.fn();
const coords = { latitude: 16.8, longitude: 96.1 };

function browser(state: string | undefined, { hasGeolocation = true, answer = coords as object | null } = {}) {
  getCurrentPosition.mockReset().mockImplementation((found, failed) => (answer ? found({ coords: answer }) : failed()));
  vi.stubGlobal('navigator', {
    permissions: state === undefined ? undefined : { query: async () => ({ state }) },
    ...(hasGeolocation && { geolocation: { getCurrentPosition } }),
  });
}
beforeEach(async () => {
  vi.resetModules();
  location = await import('./location.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('where it was given already it is read, once for a visit', async () => {
  browser('granted');
  expect(await location.findLocation()).toEqual(coords);
  expect(await location.findLocation()).toEqual(coords);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 600_000 });
});

test.each(['prompt', 'denied', undefined])('nothing asks by itself where it is %s', async (state) => {
  browser(state);
  expect(await location.findLocation()).toBeNull();
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('a press asks, and what it finds is known from then on', async () => {
  browser('prompt');
  expect(await location.findLocation()).toBeNull();
  expect(await location.askForLocation()).toEqual(coords);
  expect(await location.findLocation()).toEqual(coords);
  expect(await location.askForLocation()).toEqual(coords);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});

test('who does not say, and a browser that cannot, leave it unknown', async () => {
  browser('prompt', { answer: null });
  expect(await location.askForLocation()).toBeNull();
  browser('prompt', { hasGeolocation: false });
  expect(await location.askForLocation()).toBeNull();
});
