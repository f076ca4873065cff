import { retriesAfter401 } from '@taga/contract/constants';
import { refreshSession } from '@taga/contract/endpoints/auth';
import type { SessionTokens } from '@taga/contract/records/access/session';
import type { Language } from '@taga/i18n';
import { ApiError, isUnauthorized } from '@taga/web/api';
import { requests } from '../../../config/requests.ts';
import { toAuthRecord } from './make-records.ts';
import { findAuth, replaceAuth } from './session-store.ts';

let pending: Promise<string> | undefined;

const signedOut = () => new ApiError(401, null, null);

async function exchange(refreshToken: string, language: Language): Promise<string> {
  const body = { refresh_token: refreshToken };
  const { Data: tokens } = (await requests.send(refreshSession, { body, language })) as { Data: SessionTokens };
  // Anyone who logged out in the meantime does not want the tokens any more.
  if (findAuth()?.RefreshToken !== refreshToken) throw signedOut();
  replaceAuth(toAuthRecord(tokens));
  return tokens.accesstoken;
}

/** Reads the stored tokens again before each attempt: another tab may have brought fresh ones. */
async function refresh(refused: string, language: Language): Promise<string> {
  for (let retriesLeft: number = retriesAfter401.refreshToken; ; retriesLeft -= 1) {
    const auth = findAuth();
    if (!auth) throw signedOut();
    if (auth.accesstoken !== refused) return auth.accesstoken;
    try {
      return await exchange(auth.RefreshToken, language);
    } catch (failure) {
      if (!isUnauthorized(failure) || retriesLeft === 0) throw failure;
    }
  }
}

/** Two tabs that refresh at once would each make the other's token a used one. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing where the portal is not served over a safe connection.
  return navigator.locks ? navigator.locks.request('taga.refresh', work) : work();
}

/** A fresh token in place of a refused one. Calls that are refused together wait for one exchange. */
export function replaceCustomerToken(refused: string, language: Language): Promise<string> {
  pending ??= oneTabAtATime(() => refresh(refused, language)).finally(() => {
    pending = undefined;
  });
  return pending;
}

export async function getCustomerToken(language: Language): Promise<string> {
  const auth = findAuth();
  if (!auth) throw signedOut();
  const isOver = Date.parse(auth.expiry) <= Date.now();
  return isOver ? replaceCustomerToken(auth.accesstoken, language) : auth.accesstoken;
}
