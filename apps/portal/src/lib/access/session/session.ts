import { creditCardProductCode } from '@taga/contract/constants';
import { parseJson } from '@taga/web/storage';
import { parseAuth, parseUser, type UserRecord } from './session-records.ts';

/** The signed-in customer, as far as the portal's frame needs to know. */
export interface Customer {
  readonly name: string;
  readonly loginId: string;
  /** Came for a card: a portal with fewer doors. */
  readonly isCardCustomer: boolean;
  /** Was known to the bank before the portal knew them. */
  readonly isExistingCustomer: boolean;
  /** The kind of identity document, such as `NRC` or `PASSPORT`, and its number. */
  readonly idType: string;
  readonly idNumber: string;
}

export interface OpenSession {
  readonly kind: 'open';
  readonly customer: Customer;
  readonly expiresAtMs: number;
}

/** Odd: somebody was signed in, but what is left of it cannot be used. */
export type Session = OpenSession | { readonly kind: 'absent' | 'odd' | 'expired' };

export const absentSession: Session = { kind: 'absent' };

function toCustomer(user: UserRecord['Data']): Customer {
  return {
    name: user.USERNAME,
    loginId: user.LOGIN_ID,
    isCardCustomer: user.PRODUCT_CODE === creditCardProductCode,
    isExistingCustomer: user.EXISTING_CUSTOMER === 'Y',
    idType: user.UID_TYPE,
    idNumber: user.UID_VALUE,
  };
}

/** What the two stored records amount to. The order of the questions is fixed: no user, odd, expired. */
export function evaluateSession(userText: string | null, authText: string | null, nowMs: number): Session {
  if (userText === null) return absentSession;
  const user = parseUser(parseJson(userText));
  if (!user || !parseAuth(parseJson(authText))) return { kind: 'odd' };
  const expiresAtMs = Date.parse(user.expiry);
  if (expiresAtMs <= nowMs) return { kind: 'expired' };
  return { kind: 'open', customer: toCustomer(user.Data), expiresAtMs };
}
