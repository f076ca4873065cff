import type { AccountInfo } from '@taga/contract/records/applications/account-info';
import { isExistingCustomerRoute } from '@taga/contract/records/applications/existing-customer-route';
import type { AccountClass } from '@taga/reference/account-classes';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../access/session/session.ts';
import type { ClosedReason } from '../../fulfilment/products/closed-reason.ts';

/** How things stand between a customer and an account: what the button says, and whether it answers. */
export type OpeningState =
  /** Not an account for this customer. */
  | { readonly kind: 'closed'; readonly reason: ClosedReason }
  /** The bank is being asked; could not be asked; said no; or said that they have it. */
  | { readonly kind: 'needsCurrency' | 'asking' | 'unanswered' | 'refused' | 'held' }
  /** It is the bank's turn. */
  | { readonly kind: 'underWay'; readonly status: string }
  | { readonly kind: 'ready'; readonly face: 'create' | 'resume' | 'correct'; readonly href: string };

export type ReadyOpening = Extract<OpeningState, { kind: 'ready' }>;

/** What the answer of the bank amounts to. Who came for a card begins again each time, so they never resume. */
export function validateInfo(
  info: Pick<AccountInfo, 'Status' | 'Step'>,
  accountClass: AccountClass,
  customer: Customer,
): OpeningState {
  if (info.Status === 'INCOMPLETED') {
    return { kind: 'ready', face: 'correct', href: paths.createAccount(accountClass.accountType) };
  }
  const isStarted = info.Status === 'INIT';
  if (info.Status !== null && !isStarted) return { kind: 'underWay', status: info.Status };
  return {
    kind: 'ready',
    face: isStarted && !customer.isCardCustomer ? 'resume' : 'create',
    href: openingPath(accountClass, customer, info),
  };
}

/** Cash Current has a shorter way for people whom the bank has identified before. */
function basePath({ accountType }: AccountClass, customer: Customer, { Step }: Pick<AccountInfo, 'Step'>): string {
  if (accountType !== 'cash-current') return paths.createAccount(accountType);
  if (customer.isCardCustomer) return paths.createEtbAccount();
  if (!customer.isExistingCustomer) return paths.createAccount(accountType);
  // Who has started goes on where they were.
  const isStarted = Step !== null && isExistingCustomerRoute(Step.baseRoute);
  return isStarted ? paths.etbAccount() : paths.etbAccountStep('bankaccount');
}

/** All is done but the last screen. The shorter way of `/etbAccount` has no such screen. */
function isActivationPending({ Step }: Pick<AccountInfo, 'Step'>, base: string): boolean {
  const isElsewhere = !base.startsWith(paths.etbAccount());
  return Step?.stepRouteName === 'account-activation' && Step.stepNumber === 0 && isElsewhere;
}

/** Where the button leads. Which of the screens comes next is for the screens themselves to find out. */
function openingPath(accountClass: AccountClass, customer: Customer, info: Pick<AccountInfo, 'Step'>): string {
  const base = basePath(accountClass, customer, info);
  return isActivationPending(info, base) ? `${base}/account-activation` : base;
}
