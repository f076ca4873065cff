import * as z from 'zod/mini';
import { employeeReferenceMaxDigits } from '../../constants.ts';
import { asciiDigits } from '../fields/digits.ts';
import type { MessageKey } from '../fields/message-keys.ts';
import { says } from '../fields/rule.ts';

export const employeeReference = z
  .string(says('validation.employeeReference.wrong'))
  .check(
    z.trim(),
    asciiDigits(),
    z.regex(new RegExp(`^\\d{1,${employeeReferenceMaxDigits}}$`), says('validation.employeeReference.wrong')),
  );

/** Of one that was asked about and is nobody's. */
export const employeeUnknown: MessageKey = 'validation.employeeReference.invalid';
