import * as z from 'zod/mini';
import { type DateParts, givenDate, typedDate } from '../../rules/fields/calendar-date.ts';
import { requiredSelection } from '../../rules/fields/choice.ts';
import type { MessageKey } from '../../rules/fields/message-keys.ts';
import { findProblem, says } from '../../rules/fields/rule.ts';
import { wholeNumber } from '../../rules/fields/whole-number.ts';

/** One question, named by the control that asks it. Amounts are whole kyats. */
export type FormField = (
  | { readonly control: 'amount' | 'number'; readonly from: number; readonly to: number }
  | { readonly control: 'choice'; readonly options: readonly string[] }
  | { readonly control: 'text'; readonly most: number }
  | { readonly control: 'date' }
) & { readonly isOptional?: true };

/** As it is typed. */
export type FormValue = string | DateParts;

const noDate: DateParts = { day: '', month: '', year: '' };

export function emptyValue({ control }: FormField): FormValue {
  return control === 'date' ? noDate : '';
}

function ruleOf(field: FormField): z.ZodMiniType {
  switch (field.control) {
    case 'amount':
    case 'number': {
      const { from, to } = field;
      const isWithin = (typed: string) => Number(typed) >= from && Number(typed) <= to;
      return wholeNumber('validation.answer.notWhole').check(z.refine(isWithin, says('validation.answer.outOfRange')));
    }
    case 'choice':
      return requiredSelection.check(
        z.refine((chosen) => field.options.includes(chosen), says('validation.selectionMissing')),
      );
    case 'text':
      return z
        .string(says('validation.answer.missing'))
        .check(
          z.trim(),
          z.minLength(1, says('validation.answer.missing')),
          z.maxLength(field.most, says('validation.answer.tooLong')),
        );
    case 'date':
      return givenDate('validation.answer.missing');
  }
}

/** The same on both sides: the browser's check helps, the server's decides. */
export function findFieldProblem(field: FormField, value: FormValue): MessageKey | undefined {
  const typed = typeof value === 'string' ? value : typedDate(value);
  if (typed.trim() === '') {
    if (field.isOptional) return undefined;
    return field.control === 'choice' ? 'validation.selectionMissing' : 'validation.answer.missing';
  }
  return findProblem(ruleOf(field), typed);
}
