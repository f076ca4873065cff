const storageKey = 'taga.sign-up';

/** Storage can be shut off by the browser; the sign-up then lives as long as the page. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export function readStoredSignUp(): unknown {
  const text = tryStorage((storage) => storage.getItem(storageKey));
  return tryStorage(() => JSON.parse(text ?? 'null'));
}

export function storeSignUp(draft: unknown): void {
  tryStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
}

export function forgetStoredSignUp(): void {
  tryStorage((storage) => storage.removeItem(storageKey));
}

interface WithRegistration {
  readonly registration?: { readonly loginId?: string } | null;
}

/** Once the customer exists, what is left of their sign-up goes; somebody else's on the same device stays. */
export function forgetStoredSignUpOf(loginId: string): void {
  const stored = readStoredSignUp() as WithRegistration | null | undefined;
  if (stored?.registration?.loginId === loginId) forgetStoredSignUp();
}
