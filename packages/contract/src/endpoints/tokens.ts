import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataOf, secondsLeft } from '../records/fields/answer.ts';

const anonymousToken = z.object({ access_token: z.string(), expires_in: secondsLeft });

export const getVisitorToken = defineEndpoint({
  id: 'getVisitorToken',
  method: 'GET',
  path: '/register/get_token',
  allowedRoles: ['anyone'],
  summary: 'A token for signing up, signing in and resetting a password',
  answer: dataOf(anonymousToken),
});

export const getReaderToken = defineEndpoint({
  id: 'getReaderToken',
  path: '/commonBank/getToken',
  allowedRoles: ['anyone'],
  summary: 'A token for reading states and townships',
  // The one answer without `Data`.
  answer: anonymousToken,
});
