import { expect, test } from 'vitest';
import { type StepState, shareDone } from './step.ts';

const steps = (...states: StepState[]) => states.map((state, index) => ({ id: String(index), label: '', state }));

test('the door opens with the share of steps that are done', () => {
  expect(shareDone(steps('done', 'current', 'locked', 'locked'))).toBe(0.25);
  expect(shareDone(steps('done', 'done'))).toBe(1);
});

test('a journey without steps has a closed door, not an impossible one', () => {
  expect(shareDone([])).toBe(0);
});
