import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { dataOf, secondsLeft } from '../records/fields/answer.ts';

const anonymousToken = z.object({ access_token: z.string(), expires_in: secondsLeft });

export const getVisitorToken = defineCall({
  id: 'getVisitorToken',
  method: 'GET',
  path: '/register/get_token',
  callers: ['anyone'],
  summary: 'A token for signing up, signing in and resetting a password',
  answer: dataOf(anonymousToken),
});

export const getReaderToken = defineCall({
  id: 'getReaderToken',
  path: '/commonBank/getToken',
  callers: ['anyone'],
  summary: 'A token for reading states and townships',
  // The one answer without `Data`.
  answer: anonymousToken,
});
