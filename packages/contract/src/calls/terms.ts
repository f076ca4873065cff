import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { type WireLanguage, wireLanguage } from '../languages.ts';
import { dataOf } from '../records/answer.ts';
import { accountClassCode } from '../records/field.ts';

/** Where the terms of an account class lie, from the root of the site. */
export function termsFilePath(accountClass: string, language: WireLanguage): string {
  return `/tnc/${accountClass}-Terms&Conditions-${language}.pdf`;
}

export const getTermsPath = defineCall({
  id: 'getTermsPath',
  base: 'api',
  method: 'POST',
  path: '/download/tnc',
  callers: ['customer'],
  summary: 'Where the terms of an account class lie',
  body: z.object({ type: accountClassCode, lang: wireLanguage }),
  answer: dataOf(z.object({ Path: z.string() })),
  errors: [errorCodes.notFound],
});
