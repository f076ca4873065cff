import { expect, test } from 'vitest';
import { acceptedAnswers, furthestOf, reachedByLeaving } from './answering.ts';
import { existingCustomerSteps } from './existing-customer/outline.ts';
import { resumeAt, type Step } from './journey.ts';

interface Answers {
  readonly first: string;
  readonly second: string;
}
const step = (name: keyof Answers, more: object = {}): Step<Answers, keyof Answers> => ({
  name,
  savedNumber: 1,
  fields: [name],
  check: (answers) => (answers[name] ? {} : { [name]: 'validation.invalid' }),
  ...more,
});
const steps = [step('first'), step('second')];
const empty = { first: '', second: '' };
const answers = { first: 'a', second: 'b' };

test('what was gone on from is accepted, from the first step on', () => {
  const accepted = (at: keyof Answers) => acceptedAnswers(steps, { step: at, answers }, '2026-03-01', empty);
  expect(accepted('first')).toEqual(empty);
  expect(accepted('second')).toEqual({ first: 'a', second: '' });
});

test('the later of two steps is further', () => {
  expect(furthestOf(steps as never, 'first' as never, 'second' as never)).toBe('second');
  expect(furthestOf(steps as never, 'second' as never, 'first' as never)).toBe('second');
});

test('who leaves the last step stays there, and who leaves another is at the one after it', () => {
  const leaving = (left: keyof Answers, at = left) => reachedByLeaving(steps, { step: at, answers }, left, false);
  expect(leaving('first')).toBe('second');
  expect(leaving('second')).toBe('second');
  expect(leaving('second', 'first')).toBe('second');
});

test('who left a step that no step is left of stays there', () => {
  const nobody = { appliesTo: () => false };
  expect(resumeAt([step('first', nobody), step('second', nobody)], { step: 'second', answers })).toBe('second');
});

test('of an existing customer the code and the summary submit what stands before them', () => {
  const submitting = existingCustomerSteps.filter((each) => 'submits' in each && each.submits);
  expect(submitting.map(({ name }) => name)).toEqual(['otp-verification', 'summary-review']);
});
