import { type AccountClass, accountClasses } from '@taga/reference/account-classes';
import type { Customer } from '../../access/session/session.ts';

/** Who came for a card is offered the one account that a card is paid from; everybody else all of them. */
export function offeredClasses(customer: Customer | undefined): readonly AccountClass[] {
  if (!customer?.isCardCustomer) return accountClasses;
  return accountClasses.filter(({ accountType }) => accountType === 'cash-current');
}
