import type { AnswerOf, Endpoint } from '@taga/contract';
import { ApiError, createApiClient, type EndpointInput, isUnauthorized, raiseGlobalError } from '@taga/web/api';
import { findDomainError } from '@taga/web/form';
import { requests } from '../../config/requests.ts';
import { noteCall } from '../session/activity.ts';
import { expireStaffSession } from '../session/session-store.ts';

/** No token is sent: the browser brings the cookie by itself. */
const callApi = createApiClient({ requests });

const needsSession = ({ allowedRoles }: Endpoint) => !allowedRoles.includes('anyone');

/**
 * The desk's way to the server. There is no second session to be had: who is refused signs in again. A domain error is
 * explained where it was caused; only what has no reason becomes a toast.
 */
export async function callDesk<C extends Endpoint>(endpoint: C, input: EndpointInput<C>): Promise<AnswerOf<C>> {
  const madeAtMs = Date.now();
  try {
    const answer = await callApi(endpoint, { ...input, isQuiet: true });
    noteCall(madeAtMs);
    return answer;
  } catch (error) {
    if (isUnauthorized(error) && needsSession(endpoint)) expireStaffSession();
    if (error instanceof ApiError && !input.isQuiet && !findDomainError(error)) raiseGlobalError(error);
    throw error;
  }
}
