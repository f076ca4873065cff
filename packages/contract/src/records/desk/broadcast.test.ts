import { expect, test } from 'vitest';
import { broadcastConfirmedAbove, broadcastMaxDaysAhead } from './broadcast.ts';

test('what reaches more than a hundred is for two administrators, and nothing is planned for after ninety days', () => {
  expect([broadcastConfirmedAbove, broadcastMaxDaysAhead]).toEqual([100, 90]);
});
