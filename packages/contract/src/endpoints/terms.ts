import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { wireLanguage } from '../languages.ts';
import { dataOf } from '../records/fields/answer.ts';
import { accountClassCode } from '../records/fields/field.ts';

export const getTermsPath = defineEndpoint({
  id: 'getTermsPath',
  path: '/download/tnc',
  allowedRoles: ['customer'],
  summary: 'Where the terms of an account class lie',
  body: z.object({ type: accountClassCode, lang: wireLanguage }),
  answer: dataOf(z.object({ Path: z.string() })),
  errors: [errorCodes.notFound],
});
