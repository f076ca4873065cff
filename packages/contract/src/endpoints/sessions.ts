import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { openSession } from '../records/access/session.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';

export const logout = defineEndpoint({
  id: 'logout',
  path: '/auth/logout',
  allowedRoles: ['customer'],
  summary: 'End the session that asks',
  answer: doneAnswer,
});

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  allowedRoles: ['customer'],
  summary: 'Where the customer is signed in, the latest first',
  answer: dataOf(z.array(openSession)),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  path: '/auth/sessions/end',
  allowedRoles: ['customer'],
  summary: 'Sign out one device',
  body: z.object({ SESSION_ID: z.uuid() }),
  answer: doneAnswer,
  errors: [errorCodes.notFound],
});
