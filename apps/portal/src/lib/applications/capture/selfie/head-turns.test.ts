import type { HeadTurn } from '@taga/contract/records/applications/identity-check';
import { expect, test } from 'vitest';
import { poseAt, scriptOf } from './head-turns.ts';

test.each<HeadTurn[][]>([[[]], [['left']], [['left', 'right']], [['right', 'left', 'left', 'right', 'left', 'right']]])(
  'a video of the turns %j takes 8 to 15 seconds [BIO-017, CON-032]',
  (turns) => {
    const { totalSeconds } = scriptOf(turns);
    expect(totalSeconds).toBeGreaterThanOrEqual(8);
    expect(totalSeconds).toBeLessThanOrEqual(15);
  },
);

test('asks for the turns in the order that was given, after a look ahead and before another', () => {
  const script = scriptOf(['right', 'left', 'right']);
  const poses = Array.from({ length: script.totalSeconds * 4 }, (_, quarter) => poseAt(script, quarter / 4));
  const changes = poses.filter((pose, index) => pose !== poses[index - 1]);
  expect(changes).toEqual(['ahead', 'right', 'left', 'right', 'ahead']);
});

test('asks for a look ahead between two equal turns', () => {
  const poses = scriptOf(['left', 'left', 'right']).prompts.map(({ pose }) => pose);
  expect(poses).toEqual(['ahead', 'left', 'ahead', 'left', 'right', 'ahead']);
});

test('a turn has as much time as the others', () => {
  const { prompts } = scriptOf(['right', 'left', 'right']);
  const lengths = prompts.slice(2).map(({ fromSecond }, index) => fromSecond - (prompts[index + 1]?.fromSecond ?? 0));
  expect(new Set(lengths).size).toBe(1);
});

test('each pose has three seconds after a first look of two, and the last second is a look ahead', () => {
  const { prompts, totalSeconds } = scriptOf(['left', 'right', 'left']);
  expect(totalSeconds).toBe(12);
  expect(prompts.map(({ fromSecond }) => fromSecond)).toEqual([0, 2, 5, 8, 11]);
  expect(scriptOf([])).toEqual({
    totalSeconds: 8,
    prompts: [
      { pose: 'ahead', fromSecond: 0 },
      { pose: 'ahead', fromSecond: 7 },
    ],
  });
});

test('a pose is asked for from its second on', () => {
  const script = scriptOf(['left', 'right', 'left']);
  expect([1.9, 2, 4.9, 5].map((second) => poseAt(script, second))).toEqual(['ahead', 'left', 'left', 'right']);
});
