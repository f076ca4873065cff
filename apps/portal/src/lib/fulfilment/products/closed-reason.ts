import { type AccountClass, mayOpen } from '@taga/reference/account-classes';
import type { Customer } from '../../access/session/session.ts';
import { offeredClasses } from '../accounts/offered-classes.ts';

/** Why a customer cannot open an account, as the end of a message id. */
export type ClosedReason = 'notForCards' | 'needsPassport' | 'needsNationalId';

/** Nothing when they can. */
export function findClosedReason(accountClass: AccountClass, customer: Customer): ClosedReason | undefined {
  if (!offeredClasses(customer).includes(accountClass)) return 'notForCards';
  if (mayOpen(accountClass, customer.idType)) return undefined;
  return accountClass.idRequirement === 'passport' ? 'needsPassport' : 'needsNationalId';
}
