/**
 * The token of a phone that was handed the photos of an application. It counts while its page is open, no matter who else is
 * signed in on the phone.
 */
let current: string | undefined;
let forget: () => void = () => {};

/** `onRefused` is told when the server takes it no more. Answers how to end it. */
export function holdPhoneToken(token: string, onRefused: () => void): () => void {
  current = token;
  forget = onRefused;
  return () => {
    current = undefined;
    forget = () => {};
  };
}

export function findPhoneToken(): string | undefined {
  return current;
}

export function refusePhoneToken(): void {
  forget();
}
