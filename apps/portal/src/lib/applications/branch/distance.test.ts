import { findBranch } from '@taga/reference/branches';
import { expect, test } from 'vitest';
import { distanceKm, nearestFirst } from './distance.ts';

const yangon = { latitude: 16.8409, longitude: 96.1735 };
const mandalay = { latitude: 21.9588, longitude: 96.0891 };

test('from Yangon to Mandalay it is 569 km as the crow flies', () => {
  expect(distanceKm(yangon, mandalay)).toBeCloseTo(569, 0);
  expect(distanceKm(yangon, yangon)).toBe(0);
});

test('the nearest branch comes first, one without a place on the map last [ANL-003]', () => {
  const ahlone = findBranch('001');
  if (!ahlone) throw new Error('no branch');
  const unplaced = { ...ahlone, branchCode: '901', latitude: null, longtitude: null };
  const northern = { ...ahlone, branchCode: '902', latitude: 21.95, longtitude: 96.08 };
  const order = (here: typeof yangon) =>
    nearestFirst([unplaced, northern, ahlone], here).map(({ branchCode }) => branchCode);
  expect(order(yangon)).toEqual(['001', '902', '901']);
  expect(order(mandalay)).toEqual(['902', '001', '901']);
});
