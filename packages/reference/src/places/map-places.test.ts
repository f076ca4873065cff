import { expect, test } from 'vitest';
import { branches } from './branches.ts';
import { districtLines, stateOutlines, townPoints } from './map-places.ts';
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

test('there are 15 states and regions, and the lines between their districts lie within them [BRN-003]', () => {
  expect(stateOutlines.length).toBeGreaterThanOrEqual(15);
  // 80 districts in 15 states: at least so many lines keep them apart.
  expect(districtLines.length).toBeGreaterThanOrEqual(80 - 15);
  const points = districtLines.flat();
  const within = points.filter((point) => stateOutlines.some((ring) => isWithin(point, ring)));
  expect(within.length / points.length).toBeGreaterThan(0.95);
});

test('the outlines are small: they travel to every phone that looks at a branch', () => {
  expect([...stateOutlines, ...districtLines].flat().length).toBeLessThan(5000);
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
