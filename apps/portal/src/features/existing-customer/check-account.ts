import { existingCustomerMinBalanceMmk } from '@taga/contract/constants';
import { checkExistingAccountByPost, checkExistingBalanceByPost } from '@taga/contract/endpoints/core-checks';
import type { Language } from '@taga/i18n';
import { ApiError } from '@taga/web/api';
import { callApi } from '../../lib/platform/api/call-api.ts';

export type AccountResult = 'good' | 'insufficient' | 'notAllow';

/** Two questions, as documented: what is on the account, and whether it may pay. The server asks both again. */
export async function checkAccount(accountNumber: string, language: Language): Promise<AccountResult> {
  const options = { body: { Id: accountNumber }, language };
  try {
    const { Data } = await callApi(checkExistingBalanceByPost, options);
    if (Data.Account.AccountBalance < existingCustomerMinBalanceMmk) return 'insufficient';
    await callApi(checkExistingAccountByPost, options);
    return 'good';
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 400) return 'notAllow';
    throw failure;
  }
}
