import { selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import { type HeadPose, headPosesOf } from '@taga/contract/records/applications/head-poses';
import type { HeadTurn } from '@taga/contract/records/applications/identity-check';

interface Prompt {
  readonly pose: HeadPose;
  readonly fromSecond: number;
}

export interface Script {
  readonly prompts: readonly Prompt[];
  readonly totalSeconds: number;
}

const firstLookSeconds = 2;
const secondsPerPose = 3;

/**
 * What is asked and when: a look ahead, then each turn of the server's order, then ahead again while there is time. Never
 * shorter or longer than a video may be.
 */
export function scriptOf(turns: readonly HeadTurn[]): Script {
  const poses = headPosesOf(turns).slice(1);
  const wanted = firstLookSeconds + poses.length * secondsPerPose + 1;
  const totalSeconds = Math.min(selfieVideoMaxSeconds, Math.max(selfieVideoMinSeconds, wanted));
  const perPose = (totalSeconds - firstLookSeconds - 1) / Math.max(poses.length, 1);
  return {
    prompts: [
      { pose: 'ahead', fromSecond: 0 },
      ...poses.map((pose, index) => ({ pose, fromSecond: firstLookSeconds + index * perPose })),
      { pose: 'ahead', fromSecond: totalSeconds - 1 },
    ],
    totalSeconds,
  };
}

export function poseAt({ prompts }: Script, second: number): HeadPose {
  return prompts.findLast(({ fromSecond }) => fromSecond <= second)?.pose ?? 'ahead';
}
