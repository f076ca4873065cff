import { type IdType, toAsciiDigits } from '@taga/contract/rules';
import type { Identity } from '../../bank/bank.ts';
import type { RegisterParts } from './register-parts.ts';

/** The document as it would be kept: capital letters, 0 to 9. */
export function identityOf(asked: { readonly UID_TYPE: IdType; readonly UID_VALUE: string }): Identity {
  return { idType: asked.UID_TYPE, idValue: toAsciiDigits(asked.UID_VALUE).toUpperCase() };
}

/**
 * Whether the bank knows the holder of a document. E-mail, phone and birth date, which the call may carry, are not
 * looked at: an answer that depended on them would tell strangers who uses which.
 */
export async function recogniseIdentity(identity: Identity, { knownCustomers }: RegisterParts): Promise<boolean> {
  return (await knownCustomers.isKnown(identity)) ?? false;
}
