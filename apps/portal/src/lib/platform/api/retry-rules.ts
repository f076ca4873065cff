import type { Endpoint } from '@taga/contract';
import { retriesAfter401, uploadRetryDelayMs } from '@taga/contract/constants';
import type { RetryRule } from '@taga/web/api';

const atOnce = (retries: number): RetryRule => ({ retries, delayMs: 0 });

/** Also for the parts of a file, which are no calls of the contract. */
export const uploadRetryRule: RetryRule = { retries: retriesAfter401.upload, delayMs: uploadRetryDelayMs };

/** The calls that differ from the others, by their ids; the exchange of tokens counts its own. */
export const retryRules: Readonly<Record<string, RetryRule>> = {
  login: atOnce(retriesAfter401.login),
  listBalances: atOnce(retriesAfter401.balances),
  listBalancesByPost: atOnce(retriesAfter401.balances),
  getIdentityToken: { ...atOnce(retriesAfter401.identityToken), isAfterAnyFailure: true },
  uploadFile: uploadRetryRule,
};

const usual = atOnce(retriesAfter401.default);

export function retryRuleFor({ id }: Endpoint): RetryRule {
  return retryRules[id] ?? usual;
}
