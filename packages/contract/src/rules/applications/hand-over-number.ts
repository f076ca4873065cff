import * as z from 'zod/mini';
import { handOverDigits } from '../../constants.ts';
import { asciiDigits } from '../fields/digits.ts';
import { says } from '../fields/rule.ts';

/** The number that a computer shows and a phone asks for. */
export const handOverNumber = z
  .string(says('validation.handOver.number'))
  .check(z.trim(), asciiDigits(), z.regex(new RegExp(`^\\d{${handOverDigits}}$`), says('validation.handOver.number')));
