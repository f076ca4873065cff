import type { AccountInfo } from '@taga/contract/records/applications/account-info';
import type { AccountClass } from '@taga/reference/account-classes';
import { paths } from '../../../config/paths.ts';
import type { Customer } from '../../access/session/session.ts';
import type { ClosedReason } from '../../fulfilment/products/why-closed.ts';
import { openingPath } from './opening-path.ts';

/** How things stand between a customer and an account: what the button says, and whether it answers. */
export type Opening =
  /** Not an account for this customer. */
  | { readonly kind: 'closed'; readonly reason: ClosedReason }
  /** The bank is being asked; could not be asked; said no; or said that they have it. */
  | { readonly kind: 'needsCurrency' | 'asking' | 'unanswered' | 'refused' | 'held' }
  /** It is the bank's turn. */
  | { readonly kind: 'underWay'; readonly status: string }
  | { readonly kind: 'ready'; readonly face: 'create' | 'resume' | 'correct'; readonly href: string };

export type ReadyOpening = Extract<Opening, { kind: 'ready' }>;

/** What the answer of the bank amounts to. Who came for a card begins anew each time, so they never resume. */
export function judgeInfo(
  info: Pick<AccountInfo, 'Status' | 'Step'>,
  accountClass: AccountClass,
  customer: Customer,
): Opening {
  if (info.Status === 'INCOMPLETED') {
    return { kind: 'ready', face: 'correct', href: paths.createAccount(accountClass.accountType) };
  }
  const isBegun = info.Status === 'INIT';
  if (info.Status !== null && !isBegun) return { kind: 'underWay', status: info.Status };
  return {
    kind: 'ready',
    face: isBegun && !customer.isCardCustomer ? 'resume' : 'create',
    href: openingPath(accountClass, customer, info),
  };
}
