import type { AllowedRole } from '@taga/contract';
import type { TokenSource } from '@taga/web/api';
import { getCustomerToken, replaceCustomerToken } from '../../access/session/customer-tokens.ts';
import { expireSession, findAuth } from '../../access/session/session-store.ts';
import { findPhoneToken, refusePhoneToken } from './phone-token.ts';
import { dropToken, getToken, type TokenKind } from './tokens.ts';

function anonymousTokens(kind: TokenKind): TokenSource {
  return {
    get: (language) => getToken(kind, language),
    replace(refused, language) {
      dropToken(kind, refused);
      return getToken(kind, language);
    },
    expire: () => {},
  };
}

const visitorTokens = anonymousTokens('visitor');
const readerTokens = anonymousTokens('reader');
const customerTokens: TokenSource = {
  get: getCustomerToken,
  replace: replaceCustomerToken,
  expire: expireSession,
};

/** There is no other one: a phone that is refused has to scan again. */
const phoneTokens: TokenSource = {
  get: async () => findPhoneToken() ?? '',
  replace: async (refused) => refused,
  expire: refusePhoneToken,
};

/** Nothing when the call needs no token. What visitors and customers may call, a customer calls as such. */
export function tokenSourceFor(allowedRoles: readonly AllowedRole[]): TokenSource | undefined {
  if (allowedRoles.includes('anyone')) return undefined;
  if (allowedRoles.includes('phone') && findPhoneToken()) return phoneTokens;
  if (allowedRoles.includes('customer') && findAuth()) return customerTokens;
  if (allowedRoles.includes('visitor')) return visitorTokens;
  return allowedRoles.includes('reader') ? readerTokens : customerTokens;
}

/** For what is sent in parts: as the phone, where this is one, and as the customer otherwise. */
export function uploadTokens(): TokenSource {
  return findPhoneToken() ? phoneTokens : customerTokens;
}
