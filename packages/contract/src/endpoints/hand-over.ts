import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { fileType } from '../records/applications/file.ts';
import { identityType } from '../records/applications/identity-check.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { accountClassCode, currencyCode, reference } from '../records/fields/field.ts';
import { handOverNumber } from '../rules/applications/hand-over-number.ts';

/**
 * A customer at a computer goes on with a phone: the computer shows a link as a QR code. The phone that opens it says whom
 * the link is for and asks for the number on the computer: a link alone, sent to somebody else, takes nothing. With the
 * number the phone may take the photos and the video of this one application and nothing else, and the computer follows.
 */

/** 256 random bits. That of the link stands behind `#`, which no browser sends to a server. */
const randomToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** `waiting` for a phone, `opened` by one, `confirmed` with the number, `done` there, or `ended`: run out, used up or taken back. */
export const handOverStates = ['waiting', 'opened', 'confirmed', 'done', 'ended'] as const;
export type HandOverState = (typeof handOverStates)[number];

const arrivedFile = z.object({ ImageId: z.string(), Type: fileType, URL: z.string() });

export const beginHandOver = defineEndpoint({
  id: 'beginHandOver',
  path: '/create-account/hand-over/begin',
  allowedRoles: ['customer'],
  summary: 'A link with which a phone may take the photos of an application; one from before ends',
  body: z.object({ AuthorizationReqId: applicationId, IDType: identityType }),
  answer: dataOf(
    z.object({
      HandOverId: z.string(),
      LinkToken: z.string(),
      /** For the computer's screen alone; the phone asks for it. */
      Number: z.string(),
      expires_in: z.number(),
    }),
  ),
  errors: [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.notAskedToCorrect],
});

export const getHandOver = defineEndpoint({
  id: 'getHandOver',
  path: '/create-account/hand-over/state',
  allowedRoles: ['customer'],
  summary: 'How far the phone is, and what has arrived from it',
  body: z.object({ HandOverId: reference }),
  answer: dataOf(z.object({ State: z.enum(handOverStates), Files: z.array(arrivedFile) })),
  errors: [errorCodes.notFound],
});

export const endHandOver = defineEndpoint({
  id: 'endHandOver',
  path: '/create-account/hand-over/end',
  allowedRoles: ['customer'],
  summary: 'Take the right back from the phone',
  body: z.object({ HandOverId: reference }),
  answer: doneAnswer,
  errors: [errorCodes.notFound],
});

export const openHandOver = defineEndpoint({
  id: 'openHandOver',
  path: '/create-account/hand-over/open',
  allowedRoles: ['anyone'],
  summary: 'Exchange a link, once, for the question whether it is for this person',
  body: z.object({ LinkToken: randomToken }),
  answer: dataOf(
    z.object({
      /** Good for `confirmHandOver` and nothing else. */
      OpenedToken: z.string(),
      /** Masked. */
      ApplicantName: z.string(),
      AccountClass: accountClassCode,
      Currency: currencyCode,
      expires_in: z.number(),
    }),
  ),
  errors: [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.notAskedToCorrect],
});

export const confirmHandOver = defineEndpoint({
  id: 'confirmHandOver',
  path: '/create-account/hand-over/confirm',
  allowedRoles: ['anyone'],
  summary: "Exchange the number on the computer for a phone's token; the third wrong one ends the link",
  body: z.object({ OpenedToken: randomToken, Number: handOverNumber }),
  answer: dataOf(z.object({ access_token: z.string(), expires_in: z.number() })),
  errors: [errorCodes.notFound, errorCodes.handOverNumberWrong],
});

export const getHandOverTask = defineEndpoint({
  id: 'getHandOverTask',
  path: '/create-account/hand-over/task',
  allowedRoles: ['phone'],
  summary: 'What the phone is asked to take, and what of it has arrived',
  answer: dataOf(
    z.object({
      HandOverId: z.string(),
      AuthorizationReqId: z.string(),
      AccountClass: accountClassCode,
      Currency: currencyCode,
      IDType: identityType,
      /** What it has sent so far. */
      FileTypes: z.array(fileType),
      expires_in: z.number(),
    }),
  ),
  errors: [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.notAskedToCorrect],
});

export const finishHandOver = defineEndpoint({
  id: 'finishHandOver',
  path: '/create-account/hand-over/finish',
  allowedRoles: ['phone'],
  summary: 'The phone is done, and its token ends',
  answer: doneAnswer,
});
