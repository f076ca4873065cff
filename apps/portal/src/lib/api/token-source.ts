import type { Caller } from '@taga/contract';
import type { TokenSource } from '@taga/web/api';
import { getCustomerToken, replaceCustomerToken } from '../session/customer-tokens.ts';
import { expireSession, findAuth } from '../session/session-store.ts';
import { dropToken, getToken, type TokenKind } from './tokens.ts';

function anonymousTokens(kind: TokenKind): TokenSource {
  return {
    get: (language) => getToken(kind, language),
    replace(refused, language) {
      dropToken(kind, refused);
      return getToken(kind, language);
    },
    giveUp: () => {},
  };
}

const visitorTokens = anonymousTokens('visitor');
const readerTokens = anonymousTokens('reader');
export const customerTokens: TokenSource = {
  get: getCustomerToken,
  replace: replaceCustomerToken,
  giveUp: expireSession,
};

/** Nothing when the call needs no token. What visitors and customers may call, a customer calls as such. */
export function tokenSourceFor(callers: readonly Caller[]): TokenSource | undefined {
  if (callers.includes('anyone')) return undefined;
  if (callers.includes('customer') && findAuth()) return customerTokens;
  if (callers.includes('visitor')) return visitorTokens;
  return callers.includes('reader') ? readerTokens : customerTokens;
}
