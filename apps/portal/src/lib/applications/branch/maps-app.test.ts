import { expect, test } from 'vitest';
import { mapsAppAddress } from './maps-app.ts';

const ahlone = { latitude: 16.782429, longitude: 96.128687, name: 'Ahlone Branch' };

test.each([
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0', 'geo:16.782429,96.128687?q=16.782429,96.128687(Ahlone%20Branch)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'maps:?ll=16.782429,96.128687&q=Ahlone%20Branch'],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined],
])('on %s the map is opened by %s (G-141)', (userAgent, address) => {
  expect(mapsAppAddress(ahlone, userAgent)).toBe(address);
});
