import { expect, test } from 'vitest';
import { fieldsInTrouble, problemsAfterChange } from './problems.ts';

const values = { name: 'MY', email: '' };
const problems = { email: 'validation.email.missing', name: 'validation.name.tooShort' } as const;

test('the summary names the fields in the order of the form', () => {
  expect(fieldsInTrouble(values, problems).map(({ name }) => name)).toEqual(['name', 'email']);
});

test('a problem goes when its field is corrected, the others stay', () => {
  expect(problemsAfterChange(problems, values, { ...values, name: 'MYA' })).toEqual({ email: problems.email });
});
