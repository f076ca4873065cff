import { expect, test } from 'vitest';
import { dateOf } from '../fields/date-parts.ts';
import { fieldsInTrouble, problemsAfterChange } from './problems.ts';

const values = { name: 'MY', email: '' };
const problems = { email: 'validation.email.missing', name: 'validation.name.tooShort' } as const;

test('the summary names the fields in the order of the form', () => {
  expect(fieldsInTrouble(values, problems).map(({ name }) => name)).toEqual(['name', 'email']);
});

test('a problem goes when its field is corrected, the others stay', () => {
  expect(problemsAfterChange(problems, values, { ...values, name: 'MYA' })).toEqual({ email: problems.email });
});

test('three fields make a day, or none', () => {
  expect(dateOf({ day: '8', month: '2', year: '1990' })).toBe('1990-02-08');
  expect(dateOf({ day: '30', month: '2', year: '1990' })).toBe('');
  expect(dateOf({ day: '', month: '2', year: '1990' })).toBe('');
});
