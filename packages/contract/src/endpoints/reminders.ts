import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { doneAnswer } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';

/** By POST and by a press: programs that look into emails open every link. */
export const stopReminders = defineEndpoint({
  id: 'stopReminders',
  path: '/reminders/stop',
  allowedRoles: ['visitor'],
  summary: 'The holder of the link in a reminder wants no more of them',
  body: z.object({ Token: reference }),
  answer: doneAnswer,
  errors: [errorCodes.reminderLinkInvalid],
});
