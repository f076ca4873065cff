import * as z from 'zod/mini';
import { emailMaxCharacters } from '../../constants.ts';
import { says } from '../fields/rule.ts';

/** Only what is surely wrong is refused; whether the address exists is shown by the verification mail. */
const plausible = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** A login id is an e-mail address, and nobody remembers in which case they typed it. */
function required(missing: string) {
  return z.string(missing).check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.maxLength(emailMaxCharacters));
}

/** Signing in takes any text, so that a slip is answered like an unknown login id. */
export const loginId = required(says('validation.login.idMissing'));

/** Where something is sent to the address, a slip is told: who waits for a code would wait in vain. */
function address(missing: string) {
  return required(missing).check(z.regex(plausible, says('validation.email.malformed')));
}

export const signUpEmail = address(says('validation.email.missing'));
export const resetLoginId = address(says('validation.reset.idMissing'));

/** An introducer's may be left out. */
export const introducerEmail = z.string(says('validation.introducer.emailMalformed')).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(emailMaxCharacters, says('validation.introducer.emailMalformed')),
  z.refine((email) => email === '' || plausible.test(email), says('validation.introducer.emailMalformed')),
);
