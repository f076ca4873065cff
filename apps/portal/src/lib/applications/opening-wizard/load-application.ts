import { checkBlacklist, findApplication, getAccountInfo, getApplication } from '@taga/contract/endpoints/applications';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import type { Language } from '@taga/i18n';
import { ApiError } from '@taga/web/api';
import { callApi } from '../../platform/api/call-api.ts';
import { storeApplicationId, storedClassOf } from '../opening/stored-application.ts';
import type { LoadedApplication } from './opening.ts';

export type LoadingInput = Omit<LoadedApplication, 'application'>;

/** Whom the bank does no business with. */
export class Blacklisted extends Error {}

/** A bank that does not answer keeps nobody from going on; every save asks again. */
async function refuseBlacklisted({ customer }: LoadingInput, language: Language, signal: AbortSignal): Promise<void> {
  const body = { UID: customer.idNumber };
  const answer = await callApi(checkBlacklist, { body, language, signal }).catch((failure) => {
    if (failure instanceof ApiError) return undefined;
    throw failure;
  });
  if (answer?.Data.BlackListDetails.IsBlackList) throw new Blacklisted();
}

/** All at once, as far as it can be: of an application nothing was saved of only its id is known, and what was uploaded. */
export async function loadApplication(
  wanted: LoadingInput,
  language: Language,
  signal: AbortSignal,
): Promise<StoredApplication> {
  const { customer, accountClass, currency } = wanted;
  const asked = { AccountClass: storedClassOf(accountClass.code), Currency: currency };
  const IsFCY = accountClass.currency === 'FCY';
  const [{ Data: info }, { Data: found }] = await Promise.all([
    callApi(getAccountInfo, { body: { ...asked, LoginId: customer.loginId, IsFCY }, language, signal }),
    callApi(findApplication, { body: { ...asked, LOGIN_ID: customer.loginId }, language, signal }),
    refuseBlacklisted(wanted, language, signal),
  ]);
  const Id = info.AuthorizationReqId;
  storeApplicationId(Id);
  if (found?.Id === Id) return found;
  return (await callApi(getApplication, { body: { Id }, language, signal })).Data;
}
