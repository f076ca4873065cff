import { errorCodes } from '@taga/contract';
import { CallError } from '../../http/call-error.ts';
import { type Customer, findCustomerByLogin } from '../customers/index.ts';
import type { ResetParts } from './reset-parts.ts';

/** Whose password is to be set: a customer, or nobody, who has an id all the same so that all goes the same way. */
export interface Subject {
  readonly id: string;
  readonly customer: Customer | undefined;
}

/** How a caller names the customer; the id may be left out. */
export interface Named {
  readonly loginId: string;
  readonly userId?: string | undefined;
}

/** Ids that do not belong together are answered like a code that is no longer valid. */
export async function findSubject({ loginId, userId }: Named, { db, codes }: ResetParts): Promise<Subject> {
  // Worked out for customers too, so that time does not tell them apart.
  const nobody = await codes.nobodyFor(loginId);
  const customer = await findCustomerByLogin(db, loginId);
  const id = customer?.id ?? nobody;
  if (userId !== undefined && userId !== id) throw new CallError(errorCodes.codeExpired);
  return { id, customer };
}
