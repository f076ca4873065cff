import * as z from 'zod/mini';
import { employeeReferenceMaxDigits } from '../constants.ts';
import { asciiDigits } from './digits.ts';
import { says } from './rule.ts';

export const employeeReference = z
  .string(says('validation.employeeReference.wrong'))
  .check(
    z.trim(),
    asciiDigits(),
    z.regex(new RegExp(`^\\d{1,${employeeReferenceMaxDigits}}$`), says('validation.employeeReference.wrong')),
  );
