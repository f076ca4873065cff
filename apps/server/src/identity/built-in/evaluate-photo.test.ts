import { expect, test } from 'vitest';
import { evaluatePhoto, faultyPhotosIn } from './evaluate-photo.ts';

const good = { width: 1_000, height: 630, brightness: 150, sharpness: 200, glare: 0.01, faces: [] };
const scoresOf = (front: Partial<typeof good>, back: Partial<typeof good>) => ({
  ...evaluatePhoto('front', { ...good, ...front }).scores,
  ...evaluatePhoto('back', { ...good, ...back }).scores,
});

test.each([
  ['a blurred front', scoresOf({ sharpness: 59 }, {}), ['FRONT']],
  ['a dark back', scoresOf({}, { brightness: 59 }), ['BACK']],
  ['two that are too small', scoresOf({ width: 599, height: 400 }, { height: 349 }), ['FRONT', 'BACK']],
  ['two good ones, without a face', scoresOf({}, {}), []],
  ['what a provider measured, who does not say', {}, []],
])('which photo is to be taken again is known of %s', (_, scores, faulty) => {
  expect(faultyPhotosIn(scores)).toEqual(faulty);
});
