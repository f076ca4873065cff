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

test('a part of a field stands where its field does, and a problem that was taken back is none', () => {
  const whole = { name: 'MY', guarantors: [{ phone: '' }], email: '' };
  const found = {
    'guarantors.0.phone': 'validation.phone.missing',
    email: 'validation.email.missing',
    name: undefined,
  };
  expect(fieldsInTrouble(whole, found as never).map(({ name }) => name)).toEqual(['guarantors.0.phone', 'email']);
});

test('a problem of a part goes with a change of that part alone', () => {
  const before = { guarantors: [{ phone: '', name: '' }] };
  const found = { 'guarantors.0.phone': 'a', 'guarantors.0.name': 'b', 'guarantors.1.name': 'c' } as never;
  const after = { guarantors: [{ phone: '09', name: '' }] };
  expect(problemsAfterChange(found, before, after)).toEqual({ 'guarantors.0.name': 'b', 'guarantors.1.name': 'c' });
});
