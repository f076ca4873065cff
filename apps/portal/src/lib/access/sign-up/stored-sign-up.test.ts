// @vitest-environment page
import { expect, test } from 'vitest';
import { forgetStoredSignUpOf, storedSignUp } from './stored-sign-up.ts';

test.each([
  [{ registration: { loginId: 'mya@mail.example' } }, false],
  [{ registration: { loginId: 'hla@mail.example' } }, true],
  [{ registration: null }, true],
])('once the customer exists, what is left of their sign-up goes, and nobody else’s: %j', (found, stays) => {
  storedSignUp.set(found);
  forgetStoredSignUpOf('mya@mail.example');
  expect(storedSignUp.get() !== undefined && storedSignUp.get() !== null).toBe(stays);
});

test('where there is none, nothing is forgotten', () => {
  storedSignUp.remove();
  expect(() => forgetStoredSignUpOf('mya@mail.example')).not.toThrow();
});
