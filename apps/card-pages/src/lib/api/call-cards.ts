import { retriesAfter401, uploadRetryDelayMs } from '@taga/contract/constants';
import { createApiClient, type RetryRule } from '@taga/web/api';
import { requests } from '../../config/requests.ts';
import { cardTokens } from '../session/card-tokens.ts';

/** Also for the parts of a file, which are no calls of the contract. */
export const uploadRetryRule: RetryRule = { retries: retriesAfter401.upload, delayMs: uploadRetryDelayMs };

/** The card pages' way to the server, with a token of their own kind and never with that of the session. */
export const callCards = createApiClient({ requests, findTokenSource: () => cardTokens });
