import { expect, test } from 'vitest';
import { findProblem, findProblems } from '../fields/rule.ts';
import { approvedAmount, incomeForm, requestedAmount } from './card-amount.ts';

test('between 500,000 and 50,000,000 kyats may be asked for, in either script [VAL-081]', () => {
  for (const amount of ['500000', '50,000,000', '၅၀၀၀၀၀']) expect(findProblem(requestedAmount, amount)).toBeUndefined();
  expect(findProblem(requestedAmount, '499999')).toBe('validation.card.amountTooLow');
  expect(findProblem(requestedAmount, '50000001')).toBe('validation.card.amountTooHigh');
  expect(findProblem(requestedAmount, 'much')).toBe('validation.card.amountWrong');
});

test('the bank grants what was asked for, or less', () => {
  expect(findProblem(approvedAmount(1_000_000), '1000000')).toBeUndefined();
  expect(findProblem(approvedAmount(1_000_000), '1000001')).toBe('validation.card.limitAboveRequest');
  expect(findProblem(approvedAmount(1_000_000), '400000')).toBe('validation.card.amountTooLow');
});

const income = { monthlySalary: '1', otherMonthlyIncome: '', serviceYears: '60', serviceMonths: '11' };

test('somebody who applies earns something, from work or otherwise', () => {
  expect(findProblems(incomeForm, income)).toEqual({});
  expect(findProblems(incomeForm, { ...income, monthlySalary: '', otherMonthlyIncome: '1' })).toEqual({});
  for (const monthlySalary of ['', '0']) {
    expect(findProblems(incomeForm, { ...income, monthlySalary })).toEqual({
      monthlySalary: 'validation.card.incomeMissing',
    });
  }
});

test('income and years of service are such as there are', () => {
  const wrong = { monthlySalary: '1000000001', otherMonthlyIncome: 'x', serviceYears: '61', serviceMonths: '12' };
  expect(findProblems(incomeForm, wrong)).toEqual({
    monthlySalary: 'validation.card.incomeWrong',
    otherMonthlyIncome: 'validation.card.incomeWrong',
    serviceYears: 'validation.card.serviceWrong',
    serviceMonths: 'validation.card.serviceWrong',
  });
  expect(findProblems(incomeForm, { ...income, monthlySalary: '1000000000' })).toEqual({});
});
