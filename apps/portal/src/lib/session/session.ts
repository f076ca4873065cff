import { creditCardProductCode } from '@taga/contract/constants';
import { parseAuth, parseUser, type UserRecord } from './session-records.ts';

/** The signed-in customer, as far as the portal's frame needs to know. */
export interface Customer {
  readonly name: string;
  readonly loginId: string;
  /** Came for a card: a portal with fewer doors. */
  readonly isCardCustomer: boolean;
}

export interface OpenSession {
  readonly kind: 'open';
  readonly customer: Customer;
  readonly expiresAtMs: number;
}

/** Odd: somebody was signed in, but what is left of it cannot be used. */
export type Session = OpenSession | { readonly kind: 'absent' | 'odd' | 'expired' };

export const absentSession: Session = { kind: 'absent' };

function toCustomer({ USERNAME, LOGIN_ID, PRODUCT_CODE }: UserRecord['Data']): Customer {
  return { name: USERNAME, loginId: LOGIN_ID, isCardCustomer: PRODUCT_CODE === creditCardProductCode };
}

/** What the two stored records amount to. The order of the questions is fixed: no user, odd, expired. */
export function judgeSession(userText: string | null, authText: string | null, nowMs: number): Session {
  if (userText === null) return absentSession;
  const user = parseUser(userText);
  if (!user || !parseAuth(authText)) return { kind: 'odd' };
  const expiresAtMs = Date.parse(user.expiry);
  if (expiresAtMs <= nowMs) return { kind: 'expired' };
  return { kind: 'open', customer: toCustomer(user.Data), expiresAtMs };
}
