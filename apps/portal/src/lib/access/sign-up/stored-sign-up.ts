import { createStored } from '@taga/web/storage';

/** A sign-up under way; what is in it is the wizard's own business. */
export const storedSignUp = createStored<unknown>({ key: 'taga.sign-up', parse: (found) => found });

interface WithRegistration {
  readonly registration?: { readonly loginId?: string } | null;
}

/** Once the customer exists, what is left of their sign-up goes; somebody else's on the same device stays. */
export function forgetStoredSignUpOf(loginId: string): void {
  const stored = storedSignUp.get() as WithRegistration | null | undefined;
  if (stored?.registration?.loginId === loginId) storedSignUp.remove();
}
