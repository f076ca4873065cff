import { errorCodes } from '@taga/contract';
import { getCustomer, login } from '@taga/contract/endpoints/auth';
import type { SessionTokens } from '@taga/contract/records/access/session';
import { typedPassword } from '@taga/contract/rules/access/password';
import { loginId } from '@taga/contract/rules/customers/email';
import type { Language } from '@taga/i18n';
import { checkFields, findDomainError, isRefusedWith, type Problems } from '@taga/web/form';
import { callApi } from '../../platform/api/call-api.ts';
import { signInBlockedByBank } from '../session/blocked-by-bank.ts';
import { momentAfter, toAuthRecord, toUserRecord } from '../session/make-records.ts';
import type { SessionRecords } from '../session/session-records.ts';

/** Why it was refused is told by what comes with the refusing. */
export { LoginError } from './login-error.tsx';

export interface Credentials {
  readonly loginId: string;
  readonly password: string;
}

export function checkCredentials(credentials: Credentials): Problems<Credentials> {
  return checkFields(credentials, { loginId, password: typedPassword });
}

/** Asks whose the tokens are. Nothing is kept of it before `openSession(records)`. */
export async function recogniseCustomer(
  tokens: SessionTokens,
  currentLoginId: string,
  language: Language,
): Promise<SessionRecords> {
  const [auth, expiry] = [toAuthRecord(tokens), momentAfter(tokens.session_expires_in)];
  const body = { LOGIN_ID: currentLoginId };
  const { Data: customer } = await callApi(getCustomer, { body, language, token: tokens.accesstoken });
  return { user: toUserRecord(customer, expiry), auth };
}

/** Answers who it is that signs in; the caller decides when to open the session. */
export async function signIn(credentials: Credentials, language: Language): Promise<SessionRecords> {
  const body = { LOGIN_ID: credentials.loginId, PWD: credentials.password };
  const { Data } = await callApi(login, { body, language });
  return recogniseCustomer(Data, Data.LOGIN_ID, language);
}

export function isBlocked(failure: unknown): boolean {
  return isRefusedWith(findDomainError(failure), errorCodes.accountBlocked);
}

/** What the page for blocked customers is told: whether it was the bank. */
export function blockOf(failure: unknown) {
  return isRefusedWith(findDomainError(failure), errorCodes.blockedByBank) ? { state: signInBlockedByBank } : {};
}
