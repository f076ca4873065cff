import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { identityCheckAnswer, identityCheckRequest } from '../records/identity-check.ts';

const identityErrors = [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.fileUnreadable] as const;

export const getIdentityToken = defineCall({
  id: 'getIdentityToken',
  base: 'api',
  method: 'POST',
  path: '/idm/idm_get_token',
  callers: ['customer'],
  summary: 'A token for capturing identity documents in the browser',
  answer: z.object({ tokenId: z.string(), requestId: z.string() }),
});

export const submitCapturedIdentity = defineCall({
  id: 'submitCapturedIdentity',
  base: 'api',
  method: 'POST',
  path: '/create-account/idm/submit',
  callers: ['customer'],
  summary: 'Check the identity with photos and a video taken now',
  carriesFiles: true,
  body: identityCheckRequest,
  answer: identityCheckAnswer,
  errors: identityErrors,
});

export const submitUploadedIdentity = defineCall({
  id: 'submitUploadedIdentity',
  base: 'upload',
  method: 'POST',
  path: '/create-account/idm/verify_upload',
  callers: ['customer'],
  summary: 'Check the identity with photos picked from the gallery',
  carriesFiles: true,
  body: identityCheckRequest,
  answer: identityCheckAnswer,
  errors: identityErrors,
});
