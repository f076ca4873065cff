import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';

const errors = [errorCodes.introductionLinkInvalid, errorCodes.introductionAnswered];

/** Both by POST: what the link carries does not belong into the logs of addresses. */
export const getIntroduction = defineEndpoint({
  id: 'getIntroduction',
  path: '/introductions/get',
  allowedRoles: ['visitor'],
  summary: 'Who asks the holder of a link to introduce them; nothing else is told',
  body: z.object({ Token: reference }),
  answer: dataOf(z.object({ Name: z.string() })),
  errors,
});

export const answerIntroduction = defineEndpoint({
  id: 'answerIntroduction',
  path: '/introductions/answer',
  allowedRoles: ['visitor'],
  summary: 'Whether the holder of a link introduces who asks, once',
  body: z.object({ Token: reference, Answer: z.enum(['CONFIRM', 'DECLINE']) }),
  answer: doneAnswer,
  errors,
});
