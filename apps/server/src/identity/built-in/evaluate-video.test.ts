import type { HeadTurn } from '@taga/contract/records/applications/identity-check';
import { isWithinLimit } from '@taga/contract/records/applications/identity-measures';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../media/index.ts';
import { evaluatePhoto } from './evaluate-photo.ts';
import { evaluateVideo } from './evaluate-video.ts';

const limits = { maxFaceDistance: 0.45 };

/** A face that is this far from the one on the document, turned this way. */
function faceAt(turn: number, { away = 0, widthPixels = 200 } = {}): Face {
  return {
    descriptor: [away, 0, 0],
    turn,
    certainty: 0.9,
    widthPixels,
    area: { left: 0.4, top: 0.2, width: 0.2, height: 0.5 },
  };
}

function evaluate(
  turns: readonly number[],
  { asked = ['left', 'right'] as HeadTurn[], durationMs = 9_000, away = 0 } = {},
) {
  const frames = turns.map((turn, second) => ({ atMs: second * 1_000, faces: [faceAt(turn, { away })] }));
  return evaluateVideo({ face: faceAt(0), video: { durationMs, frames }, headTurns: asked, limits });
}

describe('a head is turned as asked', () => {
  test.each([
    ['left and then right', [0, 0.1, 0.3, 0.4, 0, -0.1, -0.3, 0], []],
    ['right and then left', [0, -0.3, 0, 0.3, 0, 0, 0, 0], ['head-not-turned']],
    ['left only', [0, 0.3, 0.4, 0.3, 0, 0, 0, 0], ['head-not-turned']],
    ['both ways, beginning with the wrong one', [0, -0.3, 0, 0.3, 0, -0.3, 0, 0], ['head-not-turned']],
    ['left and then right, and on', [0, 0.3, 0, -0.3, 0, 0.3, 0, 0], []],
    ['a little, as a flat photo in the hand seems to be', [0, 0.16, 0, -0.16, 0, 0, 0, 0], ['head-not-turned']],
  ])('%s, when left and then right was asked', (_, turns, refused) => {
    expect(evaluate(turns).refused).toEqual(refused);
  });
});

test('two equal turns are two with a look ahead between them, and one without [IDV-002]', () => {
  const asked: HeadTurn[] = ['left', 'left', 'right'];
  expect(evaluate([0, 0.3, 0, 0.3, 0.3, -0.3, 0, 0], { asked }).refused).toEqual([]);
  expect(evaluate([0, 0.3, 0.2, 0.3, 0.3, -0.3, 0, 0], { asked }).refused).toEqual(['head-not-turned']);
});

const asAsked = [0, 0, 0.3, 0.4, 0, -0.3, 0, 0];

test.each([
  [6_900, ['video-too-short']],
  [7_100, []],
  [15_900, []],
  [16_100, ['video-too-long']],
])('a video of %d ms is evaluated with a second of tolerance [BIO-017]', (durationMs, refused) => {
  expect(evaluate(asAsked, { durationMs }).refused).toEqual(refused);
});

test.each([
  [0.44, []],
  [0.46, ['face-differs']],
])('a face %d away from the one on the document is evaluated by the threshold [IDV-002]', (away, refused) => {
  expect(evaluate(asAsked, { away })).toMatchObject({ refused, scores: { faceDistance: away } });
});

test('somebody as large in the picture is a second person, somebody in the background is not [IDV-002]', () => {
  const withOther = (widthPixels: number) =>
    asAsked.map((turn, second) => ({ atMs: second * 1_000, faces: [faceAt(turn), faceAt(0, { widthPixels })] }));
  const resultOn = (widthPixels: number) =>
    evaluateVideo({
      face: faceAt(0),
      video: { durationMs: 9_000, frames: withOther(widthPixels) },
      headTurns: ['left', 'right'],
      limits,
    });
  expect(resultOn(150).refused).toEqual(['video-of-several-people']);
  expect(resultOn(60).refused).toEqual([]);
});

test('a video whose frames mostly show nobody is no selfie [IDV-002]', () => {
  const frames = asAsked.map((turn, second) => ({ atMs: second * 1_000, faces: second < 4 ? [faceAt(turn)] : [] }));
  const video = { durationMs: 9_000, frames };
  expect(evaluateVideo({ face: faceAt(0), video, headTurns: ['left', 'right'], limits }).refused).toEqual([
    'video-without-face',
  ]);
});

describe('each measurement that decides comes with the limit that it was evaluated by [DSK-035]', () => {
  test('of a video: what speaks against the customer lies outside its limit, and nothing else', () => {
    const outside = (finding: ReturnType<typeof evaluate>) =>
      Object.entries(finding.limits)
        .filter(([name, limit]) => !isWithinLimit(finding.scores[name] ?? Number.NaN, limit))
        .map(([name]) => name);
    expect(outside(evaluate(asAsked))).toEqual([]);
    expect(outside(evaluate(asAsked, { away: 0.46 }))).toEqual(['faceDistance']);
    expect(outside(evaluate(asAsked, { durationMs: 6_900 }))).toEqual(['videoSeconds']);
    expect(outside(evaluate([0, 0.3, 0.4, 0.3, 0, 0, 0, 0]))).toEqual(['furthestRight']);
    expect(evaluate(asAsked).limits.faceDistance).toEqual({ atMost: limits.maxFaceDistance });
  });

  test('of a photo: the longer side is measured by the longer limit, however it is held', () => {
    const photo = { brightness: 120, sharpness: 90, glare: 0, faces: [faceAt(0)] };
    expect(evaluatePhoto('front', { ...photo, width: 500, height: 650 })).toMatchObject({
      refused: [],
      limits: { frontWidth: { atLeast: 350 }, frontHeight: { atLeast: 600 }, frontGlare: { atMost: 0.08 } },
    });
    expect(evaluatePhoto('front', { ...photo, width: 650, height: 300 })).toMatchObject({
      refused: ['photo-too-small'],
      limits: { frontWidth: { atLeast: 600 }, frontHeight: { atLeast: 350 } },
    });
  });
});
