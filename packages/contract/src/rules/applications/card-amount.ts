import * as z from 'zod/mini';
import { cardLimitMmk, monthlyIncomeMaxMmk, serviceMaxYears } from '../../constants.ts';
import { needs, says } from '../fields/rule.ts';
import { wholeNumber, wholeNumberOf } from '../fields/whole-number.ts';

export const requestedAmount = wholeNumber('validation.card.amountWrong').check(
  z.refine((amount) => Number(amount) >= cardLimitMmk.from, says('validation.card.amountTooLow')),
  z.refine((amount) => Number(amount) <= cardLimitMmk.to, says('validation.card.amountTooHigh')),
);

/** What the bank grants: as much as it gives at all, and never more than was asked for. */
export function approvedAmount(requested: number) {
  return requestedAmount.check(
    z.refine((amount) => Number(amount) <= requested, says('validation.card.limitAboveRequest')),
  );
}

const monthlyAmount = wholeNumber('validation.card.incomeWrong').check(
  z.refine((amount) => Number(amount) <= monthlyIncomeMaxMmk, says('validation.card.incomeWrong')),
);

/** Nothing typed is nothing earned: only one of the two has to be there. */
const monthlyAmountOrNone = z.union([z.literal(''), monthlyAmount], says('validation.card.incomeWrong'));

function countUpTo(most: number) {
  return wholeNumber('validation.card.serviceWrong', 2).check(
    z.refine((count) => Number(count) <= most, says('validation.card.serviceWrong')),
  );
}

const incomeFields = z.object({
  monthlySalary: monthlyAmountOrNone,
  otherMonthlyIncome: monthlyAmountOrNone,
  /** How long the applicant has been in service where they are. */
  serviceYears: countUpTo(serviceMaxYears),
  serviceMonths: countUpTo(11),
});

/** Who earns nothing at all cannot pay anything back. */
export const incomeForm = incomeFields.check(
  needs<z.infer<typeof incomeFields>>(
    'monthlySalary',
    ({ monthlySalary, otherMonthlyIncome }) =>
      wholeNumberOf(monthlySalary) > 0 || wholeNumberOf(otherMonthlyIncome) > 0,
    says('validation.card.incomeMissing'),
  ),
);
