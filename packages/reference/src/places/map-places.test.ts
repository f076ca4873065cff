import { expect, test } from 'vitest';
import { branches } from './branches.ts';
import { stateOutlines, townPoints } from './map-places.ts';
import { findTownship } from './townships.ts';

/** Whether a ray from the point crosses the ring an odd number of times. */
function isWithin([latitude, longitude]: readonly number[], ring: readonly (readonly number[])[]): boolean {
  let isInside = false;
  ring.forEach(([y1 = 0, x1 = 0], index) => {
    const [y2 = 0, x2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const isCrossed = y1 > (latitude ?? 0) !== y2 > (latitude ?? 0);
    if (isCrossed && (longitude ?? 0) < ((x2 - x1) * ((latitude ?? 0) - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

test('every town belongs to a township, and nearly all of them lie within the outlines of the states', () => {
  for (const { townShipCode } of townPoints) expect(findTownship(townShipCode), townShipCode).toBeDefined();
  const outside = townPoints.filter(({ point }) => !stateOutlines.some((ring) => isWithin(point, ring)));
  // Ports and islands at the edge of what a simple line can say.
  expect(outside.length).toBeLessThan(8);
});

test('the outlines are small: they travel to every phone that looks at a branch', () => {
  expect(stateOutlines.flat().length).toBeLessThan(4000);
});

test('every branch on the map lies in Myanmar, and some are on no map [BRN-020]', () => {
  const placed = branches.filter(({ latitude }) => latitude !== null);
  for (const { latitude, longtitude } of placed) {
    expect(latitude).toBeGreaterThan(9);
    expect(latitude).toBeLessThan(29);
    expect(longtitude).toBeGreaterThan(92);
    expect(longtitude).toBeLessThan(102);
  }
  expect(placed.length).toBeLessThan(branches.length);
});
