import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { openSession } from '../records/access/session.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';

export const logout = defineCall({
  id: 'logout',
  path: '/auth/logout',
  callers: ['customer'],
  summary: 'End the session that asks',
  answer: doneAnswer,
});

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  callers: ['customer'],
  summary: 'Where the customer is signed in, the latest first',
  answer: dataOf(z.array(openSession)),
});

export const endSession = defineCall({
  id: 'endSession',
  path: '/auth/sessions/end',
  callers: ['customer'],
  summary: 'Sign out one device',
  body: z.object({ SESSION_ID: z.uuid() }),
  answer: doneAnswer,
  errors: [errorCodes.notFound],
});
