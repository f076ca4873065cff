import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { wireLanguage } from '../languages.ts';
import { dataOf } from '../records/fields/answer.ts';
import { accountClassCode } from '../records/fields/field.ts';

export const getTermsPath = defineCall({
  id: 'getTermsPath',
  path: '/download/tnc',
  callers: ['customer'],
  summary: 'Where the terms of an account class lie',
  body: z.object({ type: accountClassCode, lang: wireLanguage }),
  answer: dataOf(z.object({ Path: z.string() })),
  errors: [errorCodes.notFound],
});
