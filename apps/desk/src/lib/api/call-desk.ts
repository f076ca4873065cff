import type { AnswerOf, Endpoint } from '@taga/contract';
import { ApiError, createApiClient, type EndpointInput, raiseGlobalError, type TokenSource } from '@taga/web/api';
import { findDomainError } from '@taga/web/form';
import { requests } from '../../config/requests.ts';
import { noteCall } from '../session/activity.ts';
import { expireStaffSession, findStaffToken } from '../session/session-store.ts';

/** There is no second token to be had: who is refused signs in again. */
const staffTokens: TokenSource = {
  get: async () => findStaffToken() ?? '',
  replace: async (refused) => refused,
  expire: expireStaffSession,
};

const callApi = createApiClient({
  requests,
  findTokenSource: ({ allowedRoles }) => (allowedRoles.includes('anyone') ? undefined : staffTokens),
  retryRuleFor: () => ({ retries: 0, delayMs: 0 }),
});

/** The desk's way to the server. A domain error is explained where it was caused; only what has no reason becomes a toast. */
export async function callDesk<C extends Endpoint>(endpoint: C, input: EndpointInput<C>): Promise<AnswerOf<C>> {
  try {
    const answer = await callApi(endpoint, { ...input, isQuiet: true });
    noteCall();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !input.isQuiet && !findDomainError(error)) raiseGlobalError(error);
    throw error;
  }
}
