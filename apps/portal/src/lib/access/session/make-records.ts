import type { SessionTokens } from '@taga/contract/records/access/session';
import type { CustomerRecord } from '@taga/contract/records/customers/profile';
import type { AuthRecord, UserRecord } from './session-records.ts';

/** A moment by this device's own clock: the server's would be wrong on a phone whose clock is. */
export function momentAfter(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

export function toAuthRecord({ accesstoken, RefreshToken, expires_in }: SessionTokens): AuthRecord {
  return { accesstoken, RefreshToken, expiry: momentAfter(expires_in) };
}

export function toUserRecord(customer: CustomerRecord, expiry: string): UserRecord {
  const { USERNAME, LOGIN_ID, PRODUCT_CODE, UID_TYPE, UID_VALUE, DOB, MOBILENO, EXISTING_CUSTOMER } = customer;
  return {
    Data: { USERNAME, LOGIN_ID, PRODUCT_CODE, UID_TYPE, UID_VALUE, DOB, MOBILENO, EXISTING_CUSTOMER },
    expiry,
  };
}
