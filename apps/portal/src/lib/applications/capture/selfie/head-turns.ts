import { selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import type { HeadTurn } from '@taga/contract/records/applications/identity-check';

/** What is asked of the person at a moment: to look ahead, or to turn the head. */
export type Pose = 'ahead' | HeadTurn;

interface Prompt {
  readonly pose: Pose;
  readonly fromSecond: number;
}

export interface Script {
  readonly prompts: readonly Prompt[];
  readonly totalSeconds: number;
}

const firstLookSeconds = 2;
const secondsPerTurn = 3;

/**
 * What is asked and when: a look ahead, then each turn of the server's order, then ahead again while there is time. Never
 * shorter or longer than a video may be.
 */
export function scriptOf(turns: readonly HeadTurn[]): Script {
  const wanted = firstLookSeconds + turns.length * secondsPerTurn + 1;
  const totalSeconds = Math.min(selfieVideoMaxSeconds, Math.max(selfieVideoMinSeconds, wanted));
  const perTurn = (totalSeconds - firstLookSeconds - 1) / Math.max(turns.length, 1);
  return {
    prompts: [
      { pose: 'ahead', fromSecond: 0 },
      ...turns.map((pose, index) => ({ pose, fromSecond: firstLookSeconds + index * perTurn })),
      { pose: 'ahead', fromSecond: totalSeconds - 1 },
    ],
    totalSeconds,
  };
}

export function poseAt({ prompts }: Script, second: number): Pose {
  return prompts.findLast(({ fromSecond }) => fromSecond <= second)?.pose ?? 'ahead';
}
