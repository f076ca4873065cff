import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { dataExport } from '../records/customers/data-export.ts';
import { ownProfile } from '../records/customers/profile.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { ownLoginId } from '../records/fields/field.ts';

export const getProfile = defineCall({
  id: 'getProfile',
  path: '/auth/profile',
  callers: ['customer'],
  summary: 'What the profile page shows',
  body: z.object({ LOGIN_ID: ownLoginId }),
  answer: dataOf(ownProfile),
  errors: [errorCodes.notFound],
});

export const setMailPreference = defineCall({
  id: 'setMailPreference',
  path: '/auth/mail_preference',
  callers: ['customer'],
  summary: 'Whether news about requests comes by email too',
  body: z.object({ WANTS_MAIL: z.boolean() }),
  answer: doneAnswer,
});

export const exportData = defineCall({
  id: 'exportData',
  method: 'GET',
  path: '/auth/export',
  callers: ['customer'],
  summary: 'Everything that is kept about the customer',
  answer: dataOf(dataExport),
});
