import { expect, test } from 'vitest';
import { leftStepOf, savedStepOf, stepBefore } from './saved-step.ts';

const forCards = ({ kind }: { readonly kind: string }) => kind === 'card';
const steps = [
  { name: 'begin', savedNumber: 1 },
  { name: 'person', route: 'forms', savedNumber: 2 },
  { name: 'card', route: 'forms', savedNumber: 2, appliesTo: forCards },
  { name: 'end', savedNumber: 3 },
];
const [card, other] = [{ kind: 'card' }, { kind: 'other' }];

test('the step before another is the last before it that is asked; before the first there is none', () => {
  const before = (answers: typeof card) => steps.map(({ name }) => stepBefore(steps, answers, name));
  expect(before(card)).toEqual([undefined, 'begin', 'person', 'card']);
  expect(before(other)).toEqual([undefined, 'begin', 'person', 'person']);
});

test('forms at one address are counted from 1, and one that stands there alone is not counted', () => {
  const numbers = (answers: typeof card) => steps.map(({ name }) => savedStepOf(steps, answers, name).stepNumber);
  expect(numbers(card)).toEqual([0, 1, 2, 0]);
  expect(savedStepOf(steps, other, 'person')).toEqual({ stepRouteName: 'forms', stepRouteNumber: 2, stepNumber: 0 });
});

test('what was saved of a step names it again, and a number that is not its own names none', () => {
  for (const { name } of steps) expect(leftStepOf(steps, card, savedStepOf(steps, card, name))).toBe(name);
  expect(leftStepOf(steps, card, { ...savedStepOf(steps, card, 'begin'), stepRouteNumber: 3 })).toBeUndefined();
  expect(() => savedStepOf(steps, card, 'nowhere')).toThrow('nowhere');
});
