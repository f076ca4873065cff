// @vitest-environment page
import { runHook } from '@taga/web/testing';
import { beforeEach, expect, test } from 'vitest';
import { closeTour, finishTour, goToStep, offerTour, reopenTour, saveCase, useTour } from './tour-store.ts';

const taken = { id: 'c-1', customerId: 'k-1' };
const look = async () => (await runHook(useTour)).current;

beforeEach(() => localStorage.clear());

test('the tour is offered once: who has put it aside is not asked again', async () => {
  expect(await look()).toBeUndefined();
  offerTour();
  expect(await look()).toEqual({ isOpen: true });
  closeTour();
  offerTour();
  expect(await look()).toEqual({ isOpen: false });
});

test('it goes on where it was left, with the case that was taken on the way', async () => {
  goToStep('queue');
  saveCase({ ...taken, name: 'MYA' } as typeof taken);
  expect(await look()).toEqual({ isOpen: true, step: 'queue', kept: taken });
  closeTour();
  expect(await look()).toEqual({ isOpen: false, step: 'queue', kept: taken });
  reopenTour();
  expect(await look()).toEqual({ isOpen: true, step: 'queue', kept: taken });
});

test('to go to a step opens it; a case that is taken leaves it as it is', async () => {
  closeTour();
  saveCase(taken);
  expect(await look()).toEqual({ isOpen: false, kept: taken });
  goToStep('decide');
  expect(await look()).toEqual({ isOpen: true, step: 'decide', kept: taken });
  finishTour();
  saveCase(taken);
  expect(await look()).toEqual({ isOpen: false, kept: taken });
});

test('a case that is taken before anything else is the beginning of a tour', async () => {
  saveCase(taken);
  expect(await look()).toEqual({ isOpen: true, kept: taken });
});

test('once it is finished it begins with the first step, without the case', async () => {
  goToStep('end');
  saveCase(taken);
  finishTour();
  expect(await look()).toEqual({ isOpen: false });
});

test.each([
  ['null', undefined],
  ['{"isOpen":"yes"}', undefined],
  ['{"isOpen":true,"step":7}', { isOpen: true }],
  ['{"isOpen":true,"kept":{"id":"c-1"}}', { isOpen: true }],
  ['{"isOpen":true,"kept":{"customerId":"k-1"}}', { isOpen: true }],
  ['{"isOpen":true,"kept":{"id":"c-1","customerId":2}}', { isOpen: true }],
])('of what the browser has kept only what makes sense is taken: %s', async (kept, expected) => {
  localStorage.setItem('taga.desk-tour', kept);
  expect(await look()).toEqual(expected);
});
