import { expect, test } from 'vitest';
import { findProblem } from '../fields/rule.ts';
import { idImages, settledIdentity, signatureImage } from './identity-proof.ts';

const images = (...types: readonly string[]) => types.map((type) => ({ type }));

test('a passport has one page to show, every card a front and a back; another card does as well', () => {
  expect(findProblem(idImages('PASSPORT'), images('PRIMARY-FRONT'))).toBeUndefined();
  expect(findProblem(idImages('NRC'), images('PRIMARY-FRONT'))).toBe('validation.identity.imagesMissing');
  expect(findProblem(idImages('NRC'), images('PRIMARY-BACK', 'PRIMARY-FRONT'))).toBeUndefined();
  for (const idType of ['NRC', 'PASSPORT'] as const) {
    expect(findProblem(idImages(idType), images('SECONDARY-FRONT', 'SECONDARY-BACK'))).toBeUndefined();
    expect(findProblem(idImages(idType), images('SECONDARY-FRONT'))).toBe('validation.identity.imagesMissing');
  }
});

test('there is one signature', () => {
  expect([[], ['s'], ['s', 's']].map((files) => findProblem(signatureImage, files))).toEqual([
    'validation.signature.missing',
    undefined,
    'validation.invalid',
  ]);
});

test('one goes on after any outcome but a failure', () => {
  const blocked = ['VERIFIED', 'SKIPPED', 'PENDING', 'FAILED', ''].filter((status) =>
    findProblem(settledIdentity, status),
  );
  expect(blocked).toEqual(['FAILED', '']);
});
