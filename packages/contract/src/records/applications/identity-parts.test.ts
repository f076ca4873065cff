import { expect, test } from 'vitest';
import { type IdentityReason, identityReasons } from './identity-check.ts';
import { partsOfReason, partsToRetake } from './identity-parts.ts';

const retaken = (reasons: IdentityReason[], ...faultyPhotos: ('FRONT' | 'BACK')[]) =>
  partsToRetake({ reasons, faultyPhotos });

test('only what was not good is taken again, in the order in which it is asked for', () => {
  expect(retaken(['photo-blurred'], 'FRONT')).toEqual(['FRONT']);
  expect(retaken(['photo-too-dark'], 'BACK')).toEqual(['BACK']);
  expect(retaken(['head-not-turned', 'photo-without-face'])).toEqual(['FRONT', 'VIDEO']);
  expect(retaken(['face-differs'])).toEqual(['FRONT', 'VIDEO']);
});

test('both sides where nobody can tell which of the photos is meant, and everything where there is no reason', () => {
  expect(retaken(['photo-blurred'])).toEqual(['FRONT', 'BACK']);
  expect(retaken([])).toEqual(['FRONT', 'BACK', 'VIDEO']);
  expect(retaken(['refused-by-provider'])).toEqual(['FRONT', 'BACK', 'VIDEO']);
});

test('a photo’s fault says nothing of a reason that is about something else', () => {
  expect(partsOfReason('photo-without-face', ['BACK'])).toEqual(['FRONT']);
  expect(partsOfReason('video-too-short', ['FRONT'])).toEqual(['VIDEO']);
});

test('every reason is about something', () => {
  for (const reason of identityReasons) expect(partsOfReason(reason, [])).not.toHaveLength(0);
});
