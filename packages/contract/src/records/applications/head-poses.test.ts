import { expect, test } from 'vitest';
import { headPosesOf, headTurnOrders } from './head-poses.ts';

test('between two equal turns one looks ahead', () => {
  expect(headPosesOf(['left', 'left', 'right', 'left'])).toEqual(['ahead', 'left', 'ahead', 'left', 'right', 'left']);
});

test('there are sixteen orders of three or four turns', () => {
  expect(headTurnOrders).toHaveLength(16);
  expect(new Set(headTurnOrders.map((order) => order.join())).size).toBe(16);
  for (const order of headTurnOrders) {
    expect([3, 4]).toContain(order.length);
    // A video of 15 seconds has more than two for each.
    expect(headPosesOf(order).length).toBeLessThanOrEqual(6);
  }
});
