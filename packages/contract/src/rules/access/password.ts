import * as z from 'zod/mini';
import { passwordMaxCharacters, passwordMinCharacters } from '../../constants.ts';
import { says } from '../fields/rule.ts';

/** The two lines that turn green while a new password is typed. */
export function passwordRequirements(password: string): { readonly length: boolean; readonly mix: boolean } {
  const { length } = password;
  return {
    length: length >= passwordMinCharacters && length <= passwordMaxCharacters,
    mix: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password),
  };
}

export const newPassword = z.string(says('validation.password.length')).check(
  z.minLength(passwordMinCharacters, says('validation.password.length')),
  z.maxLength(passwordMaxCharacters, says('validation.password.length')),
  z.refine((password) => passwordRequirements(password).mix, says('validation.password.mix')),
);

/** Longer than any password can be, so that an old or wrong one is answered as wrong, not as malformed. */
const longestTyped = 128;

export const typedPassword = z
  .string(says('validation.login.passwordMissing'))
  .check(z.minLength(1, says('validation.login.passwordMissing')), z.maxLength(longestTyped));

function confirmationOf(password: string, mismatch: string) {
  return z.string(mismatch).check(z.refine((confirmation) => confirmation === password, mismatch));
}

/** The two screens word the same mistake differently. */
export function signUpConfirmation(password: string) {
  return confirmationOf(password, says('validation.password.signUpMismatch'));
}

export function resetConfirmation(password: string) {
  return confirmationOf(password, says('validation.password.resetMismatch'));
}
