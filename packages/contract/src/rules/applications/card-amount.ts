import * as z from 'zod/mini';
import { cardLimitMmk, monthlyIncomeMaxMmk, serviceMaxYears } from '../../constants.ts';
import { toAsciiDigits } from '../fields/digits.ts';
import { needs, says } from '../fields/rule.ts';

/** Whole kyats as typed: `1,500,000`, with Burmese digits too. What is kept has digits alone. */
function writeWhole(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s,]/g, '');
}

/** An amount or a count that keeps its rule, as a number. Nothing typed is nothing. */
export function wholeNumberOf(typed: string): number {
  return Number(writeWhole(typed));
}

const digitsOnly = /^\d{1,15}$/;

export const requestedAmount = z.string(says('validation.card.amountWrong')).check(
  z.overwrite(writeWhole),
  z.regex(digitsOnly, { error: says('validation.card.amountWrong'), abort: true }),
  z.refine((amount) => Number(amount) >= cardLimitMmk.from, says('validation.card.amountTooLow')),
  z.refine((amount) => Number(amount) <= cardLimitMmk.to, says('validation.card.amountTooHigh')),
);

/** What the bank grants: as much as it gives at all, and never more than was asked for. */
export function approvedAmount(requested: number) {
  return requestedAmount.check(
    z.refine((amount) => Number(amount) <= requested, says('validation.card.limitAboveRequest')),
  );
}

const monthlyAmount = z.string(says('validation.card.incomeWrong')).check(
  z.overwrite(writeWhole),
  z.regex(digitsOnly, { error: says('validation.card.incomeWrong'), abort: true }),
  z.refine((amount) => Number(amount) <= monthlyIncomeMaxMmk, says('validation.card.incomeWrong')),
);

/** Nothing typed is nothing earned: only one of the two has to be there. */
const monthlyAmountOrNone = z.union([z.literal(''), monthlyAmount], says('validation.card.incomeWrong'));

function countUpTo(most: number) {
  return z.string(says('validation.card.serviceWrong')).check(
    z.overwrite(writeWhole),
    z.regex(/^\d{1,2}$/, { error: says('validation.card.serviceWrong'), abort: true }),
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
