import * as z from 'zod/mini';
import { oldNrcMaxCharacters } from '../constants.ts';
import { asciiDigits } from './digits.ts';
import { says } from './rule.ts';

/** `ABC-123456`, or `AB/CDE-123456` with `-` or `/` between the three parts. */
const printedForms = /^(?:[A-Z]{2,6}-\d{5,6}|[A-Z]{1,3}[-/][A-Z]{2,6}[-/]\d{5,6})$/;

export const oldNrc = z
  .string(says('validation.oldNrc.wrong'))
  .check(
    z.trim(),
    asciiDigits(),
    z.toUpperCase(),
    z.maxLength(oldNrcMaxCharacters, says('validation.oldNrc.wrong')),
    z.regex(printedForms, says('validation.oldNrc.wrong')),
  );
