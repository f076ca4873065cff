import * as z from 'zod/mini';
import { otpDigits } from '../../constants.ts';
import { asciiDigits } from '../fields/digits.ts';
import { says } from '../fields/rule.ts';

export const otpCode = z
  .string(says('validation.otp.missing'))
  .check(
    z.trim(),
    asciiDigits(),
    z.minLength(1, says('validation.otp.missing')),
    z.regex(new RegExp(`^\\d{${otpDigits}}$`), says('validation.otp.wrongLength')),
  );
