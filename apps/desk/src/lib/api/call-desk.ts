import type { AnswerOf, Call } from '@taga/contract';
import { ApiError, type CallInput, createApiClient, raiseGlobalError, type TokenSource } from '@taga/web/api';
import { findRefusal } from '@taga/web/form';
import { requests } from '../../config/requests.ts';
import { noteCall } from '../session/activity.ts';
import { expireStaffSession, findStaffToken } from '../session/session-store.ts';

/** There is no second token to be had: who is refused signs in again. */
const staffTokens: TokenSource = {
  get: async () => findStaffToken() ?? '',
  replace: async (refused) => refused,
  giveUp: expireStaffSession,
};

const callApi = createApiClient({
  requests,
  findTokenSource: ({ callers }) => (callers.includes('anyone') ? undefined : staffTokens),
  retryRuleFor: () => ({ retries: 0, delayMs: 0 }),
});

/** The desk's way to the server. A refusal is explained where it was caused; only what has no reason becomes a toast. */
export async function callDesk<C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  try {
    const answer = await callApi(call, { ...input, isQuiet: true });
    noteCall();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !input.isQuiet && !findRefusal(error)) raiseGlobalError(error);
    throw error;
  }
}
