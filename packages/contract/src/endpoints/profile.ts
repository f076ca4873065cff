import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { dataExport } from '../records/customers/data-export.ts';
import { currentProfile } from '../records/customers/profile.ts';
import { ownDetails } from '../records/customers/sign-up-draft.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { currentLoginId } from '../records/fields/field.ts';

export const getProfile = defineEndpoint({
  id: 'getProfile',
  path: '/auth/profile',
  allowedRoles: ['customer'],
  summary: 'What the profile page shows',
  body: z.object({ LOGIN_ID: currentLoginId }),
  answer: dataOf(currentProfile),
  errors: [errorCodes.notFound],
});

export const setMailPreference = defineEndpoint({
  id: 'setMailPreference',
  path: '/auth/mail_preference',
  allowedRoles: ['customer'],
  summary: 'Whether news about requests comes by email and by SMS too, and unfinished applications are called to mind',
  body: z.object({
    WANTS_MAIL: z.boolean(),
    WANTS_SMS: z.optional(z.boolean()),
    WANTS_REMINDERS: z.optional(z.boolean()),
  }),
  answer: doneAnswer,
});

export const correctDetails = defineEndpoint({
  id: 'correctDetails',
  path: '/auth/details',
  allowedRoles: ['customer'],
  summary: "Mend the father's name and the addresses of the sign-up, as long as the bank does not have them",
  body: ownDetails,
  answer: doneAnswer,
  errors: [errorCodes.detailsWithBank],
});

export const exportData = defineEndpoint({
  id: 'exportData',
  method: 'GET',
  path: '/auth/export',
  allowedRoles: ['customer'],
  summary: 'Everything that is kept about the customer',
  answer: dataOf(dataExport),
});
