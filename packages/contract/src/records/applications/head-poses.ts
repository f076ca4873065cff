import type { HeadTurn } from './identity-check.ts';

/** What is asked of the person in a video at a moment: to look ahead, or to turn the head. */
export type HeadPose = 'ahead' | HeadTurn;

/** With more than these there is too little time for each in the longest video. */
const maxPoses = 6;
const turnCounts = [3, 4];

/** The poses of a video one after the other: it begins with a look ahead, and between two equal turns there is another. */
export function headPosesOf(turns: readonly HeadTurn[]): HeadPose[] {
  return ['ahead', ...turns.flatMap((turn, place) => (turn === turns[place - 1] ? (['ahead', turn] as const) : turn))];
}

function ordersOf(count: number): HeadTurn[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order): HeadTurn[][] => [
    [...order, 'left'],
    [...order, 'right'],
  ]);
}

/** Every order of turns that may be asked for. */
export const headTurnOrders: readonly HeadTurn[][] = turnCounts
  .flatMap(ordersOf)
  .filter((order) => headPosesOf(order).length <= maxPoses);
