import type { Recipient } from '../codes/index.ts';
import type { Registration } from './registration.ts';

/** Number, address and language as they were given at sign-up. */
export function recipientOf({ person }: Registration): Recipient {
  return { phone: person.phone, email: person.loginId, language: person.language };
}
