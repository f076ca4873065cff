import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { dataOf } from '../records/answer.ts';
import { dataExport } from '../records/data-export.ts';
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

export const exportData = defineCall({
  id: 'exportData',
  base: 'api',
  method: 'GET',
  path: '/auth/export',
  callers: ['customer'],
  summary: 'Everything that is kept about the customer',
  answer: dataOf(dataExport),
});
