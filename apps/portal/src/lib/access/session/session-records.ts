import type { SessionTokens } from '@taga/contract/records/access/session';
import type { CustomerRecord } from '@taga/contract/records/customers/profile';

/** Who is signed in, as local storage holds it; the specification fixes the shape. */
export interface UserRecord {
  readonly Data: Pick<
    CustomerRecord,
    'USERNAME' | 'LOGIN_ID' | 'PRODUCT_CODE' | 'UID_TYPE' | 'UID_VALUE' | 'DOB' | 'MOBILENO' | 'EXISTING_CUSTOMER'
  >;
  /** When the session ends, an hour after signing in; nothing moves it. */
  readonly expiry: string;
}

/** What calls are made with. Its expiry is the access token's, and moves with each refresh. */
export type AuthRecord = Pick<SessionTokens, 'accesstoken' | 'RefreshToken' | 'expiry'>;

/** What a sign-in brings, to be kept together. */
export interface SessionRecords {
  readonly user: UserRecord;
  readonly auth: AuthRecord;
}

export const userKey = 'taga.user';
export const authKey = 'taga.auth';

/** Nothing when the record cannot be read: anybody can write to local storage. */
export function parseUser(found: unknown): UserRecord | undefined {
  const { Data, expiry } = (found ?? {}) as Partial<UserRecord>;
  const isReadable = typeof Data?.USERNAME === 'string' && typeof Data.LOGIN_ID === 'string' && isMoment(expiry);
  return isReadable ? { Data, expiry } : undefined;
}

export function parseAuth(found: unknown): AuthRecord | undefined {
  const { accesstoken, RefreshToken, expiry } = (found ?? {}) as Partial<AuthRecord>;
  const isReadable = typeof accesstoken === 'string' && typeof RefreshToken === 'string' && isMoment(expiry);
  return isReadable ? { accesstoken, RefreshToken, expiry } : undefined;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
