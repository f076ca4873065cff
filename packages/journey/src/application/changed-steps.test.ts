import type { Step } from '@taga/contract/journeys/journey';
import { expect, test } from 'vitest';
import { changedSteps } from './changed-steps.ts';

interface Answers {
  readonly name: { readonly full: string };
  readonly branch: { readonly code: string };
  readonly visa: { readonly number: string };
}

const step = (name: string, ...fields: (keyof Answers)[]): Step<Answers> => ({
  name,
  savedNumber: 1,
  fields,
  check: () => ({}),
});
const forSomeOnly: Step<Answers> = { ...step('visa', 'visa'), appliesTo: () => false };
const steps = [step('name', 'name'), step('branch', 'branch'), step('review'), forSomeOnly];
const before = { name: { full: 'MYA' }, branch: { code: '001' }, visa: { number: '1' } };

test('what another device has changed is told by the steps that ask it [REL-003]', () => {
  const names = (now: Answers) => changedSteps(steps, before, now).map(({ name }) => name);
  expect(names(before)).toEqual([]);
  expect(names({ ...before, branch: { code: '002' } })).toEqual(['branch']);
  expect(names({ name: { full: 'AYE' }, branch: { code: '002' }, visa: { number: '2' } })).toEqual(['name', 'branch']);
});
