import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { headTurn, identityCheckAnswer, identityCheckRequest } from '../records/applications/identity-check.ts';

const identityErrors = [
  errorCodes.notFound,
  errorCodes.applicationClosed,
  errorCodes.notAskedToCorrect,
  errorCodes.fileTooLarge,
  errorCodes.fileTypeNotAllowed,
  errorCodes.fileUnreadable,
  errorCodes.fileInfected,
  errorCodes.identityTriesUsedUp,
] as const;

export const getIdentityToken = defineEndpoint({
  id: 'getIdentityToken',
  path: '/idm/idm_get_token',
  allowedRoles: ['customer', 'phone'],
  summary: 'A token for capturing identity documents in the browser',
  /** The documents send none; our own client says for which application it is. */
  body: z.nullish(z.object({ AuthorizationReqId: z.optional(applicationId) })),
  answer: z.object({
    tokenId: z.string(),
    requestId: z.string(),
    /** Where the customer turns the head in the video, in this order. It holds for one video, the next that is sent. */
    headTurns: z.array(headTurn),
  }),
  errors: [
    errorCodes.notFound,
    errorCodes.applicationClosed,
    errorCodes.notAskedToCorrect,
    errorCodes.identityTriesUsedUp,
  ],
});

export const submitCapturedIdentity = defineEndpoint({
  id: 'submitCapturedIdentity',
  path: '/create-account/idm/submit',
  allowedRoles: ['customer'],
  summary: 'Check the identity with photos and a video taken now',
  fileField: 'Base64String',
  body: identityCheckRequest,
  answer: identityCheckAnswer,
  errors: identityErrors,
});

export const submitUploadedIdentity = defineEndpoint({
  id: 'submitUploadedIdentity',
  base: 'upload',
  path: '/create-account/idm/verify_upload',
  allowedRoles: ['customer'],
  summary: 'Check the identity with photos picked from the gallery',
  fileField: 'Base64String',
  body: identityCheckRequest,
  answer: identityCheckAnswer,
  errors: identityErrors,
});
