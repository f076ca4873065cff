import { randomInt } from 'node:crypto';
import { otpDigits } from '@taga/contract/constants';

export function randomCode(): string {
  return String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
}
