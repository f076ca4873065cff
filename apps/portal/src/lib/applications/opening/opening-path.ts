import type { AccountInfo } from '@taga/contract/records/applications/account-info';
import { isExistingCustomerRoute } from '@taga/contract/records/applications/existing-customer-route';
import type { AccountClass } from '@taga/reference/account-classes';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../access/session/session.ts';

/** Cash Current has a shorter way for people whom the bank has identified before. */
function basePath({ accountType }: AccountClass, customer: Customer, { Step }: Pick<AccountInfo, 'Step'>): string {
  if (accountType !== 'cash-current') return paths.createAccount(accountType);
  if (customer.isCardCustomer) return paths.createEtbAccount();
  if (!customer.isExistingCustomer) return paths.createAccount(accountType);
  // Who has begun goes on where they were.
  const isBegun = Step !== null && isExistingCustomerRoute(Step.baseRoute);
  return isBegun ? paths.etbAccount() : paths.etbAccountStep('bankaccount');
}

/** All is done but the last screen. The shorter way of `/etbAccount` has no such screen. */
function isActivationPending({ Step }: Pick<AccountInfo, 'Step'>, base: string): boolean {
  const isElsewhere = !base.startsWith(paths.etbAccount());
  return Step?.stepRouteName === 'account-activation' && Step.stepNumber === 0 && isElsewhere;
}

/** Where the button leads. Which of the screens comes next is for the screens themselves to find out. */
export function openingPath(accountClass: AccountClass, customer: Customer, info: Pick<AccountInfo, 'Step'>): string {
  const base = basePath(accountClass, customer, info);
  return isActivationPending(info, base) ? `${base}/account-activation` : base;
}
