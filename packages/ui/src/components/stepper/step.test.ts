import { expect, test } from 'vitest';
import { shareDone } from './step.ts';

const done = { id: 'done', label: '', state: 'done' } as const;
const shown = { ...done, isShown: true };
const locked = { ...done, state: 'locked' } as const;

test('the door opens with the share of steps that are done, besides the one on the screen', () => {
  expect(shareDone([done, shown, locked, locked])).toBe(0.25);
  expect(shareDone([done, done])).toBe(1);
});

test('a journey without steps has a closed door, not an impossible one', () => {
  expect(shareDone([])).toBe(0);
});
