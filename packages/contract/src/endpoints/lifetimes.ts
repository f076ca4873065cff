import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataOf, secondsLeft } from '../records/fields/answer.ts';

/** Screens say these in words, and each bank sets its own. */
export const getLifetimes = defineEndpoint({
  id: 'getLifetimes',
  method: 'GET',
  path: '/cb/lifetimes',
  allowedRoles: ['visitor', 'reader', 'customer'],
  summary: 'How many seconds a session, a locked sign-in and a link that confirms an email address last',
  answer: dataOf(z.object({ Session: secondsLeft, LoginLock: secondsLeft, EmailLink: secondsLeft })),
});
