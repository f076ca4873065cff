import * as z from 'zod/mini';
import { oldNrcMaxCharacters } from '../../constants.ts';
import { says } from '../fields/rule.ts';
import { writeLatin } from '../fields/typing.ts';

/** `ABC-123456`, or `AB/CDE-123456` with `-` or `/` between the three parts. */
const printedForms = /^(?:[A-Z]{2,6}-\d{5,6}|[A-Z]{1,3}[-/][A-Z]{2,6}[-/]\d{5,6})$/;

export const oldNrc = z
  .string(says('validation.oldNrc.wrong'))
  .check(
    z.overwrite(writeLatin),
    z.trim(),
    z.maxLength(oldNrcMaxCharacters, says('validation.oldNrc.wrong')),
    z.regex(printedForms, says('validation.oldNrc.wrong')),
  );
