import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../errors.ts';
import { dataOf } from '../records/answer.ts';
import { ownLoginId } from '../records/field.ts';
import { profileRecord } from '../records/profile.ts';

export const getProfile = defineCall({
  id: 'getProfile',
  base: 'api',
  method: 'POST',
  path: '/auth/profile',
  callers: ['customer'],
  summary: 'What the profile page shows',
  body: z.object({ LOGIN_ID: ownLoginId }),
  answer: dataOf(profileRecord),
  errors: [errorCodes.notFound],
});
